// Whom the prompter speaks to, on a device that several people share: without a name each of them
// would read “your turn”.
import { getContext, setContext } from 'svelte';

const KEY = Symbol('prompted');
type Prompted = () => string | null;

/** For whoever knows who holds the device; null where it is clear. */
export const setPrompted = (prompted: Prompted): void => void setContext(KEY, prompted);
export const getPrompted = (): Prompted => getContext<Prompted | undefined>(KEY) ?? (() => null);
