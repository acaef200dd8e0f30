// Words of the page's own, where those of the server could stand as well; their keys are checked.
import type { Saying } from './i18n.svelte';
import type { Key } from './keys';

export type Written = Saying & { key: Key };

export const say = (key: Key, args: Saying['args'] = {}): Written => ({ key, args });
