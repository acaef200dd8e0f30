// The keys that begin alike, without their beginning: what a page of rules may ask for, for instance.
import type { Key } from './keys';

export type Under<Beginning extends string, K = Key> = K extends `${Beginning}-${infer Rest}`
  ? Rest
  : never;
