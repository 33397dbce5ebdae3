import { splitAddress } from '@signpost/language/runtime';

/** Returns the product name for a path, as events use it: `unis`, `career quiz`, `search courses`; `home`. */
export const productOf = (path: string): string => {
  const [part = 'home', kind] = splitAddress(path)
    .path.split('/')
    .filter((step) => step && step !== 'explore');
  return (part === 'search' && kind ? `search ${kind}` : part).replaceAll(/[-_]/g, ' ');
};
