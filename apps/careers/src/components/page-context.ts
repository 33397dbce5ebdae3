import type { ContextReader } from '@signpost/api-client/base';

let kept: ContextReader | null = null;

/**
 * Keeps what a page's loader reads the API by, in a browser, where there is one for all pages. What only the device knows
 * comes after the loader, and a component has no way of its own to the store. A server keeps nothing.
 */
export const keepContext = (context: ContextReader): void => {
  if (typeof window !== 'undefined') kept = context;
};

/** What the open page's loader read by; null before one ran. */
export const keptContext = (): ContextReader | null => kept;
