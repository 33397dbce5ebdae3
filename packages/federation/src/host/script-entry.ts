import type { LoadEntry } from './federation-host';

/** Milliseconds after which an entry that has not come is given up, so that a page can say so. */
const DEADLINE = 20_000;

/** Loads an entry as browsers do: by a script element. Rejects when it cannot be had in time, or its bytes are not those. */
export const loadScriptEntry: LoadEntry = (entry, globalName, integrity = '') =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => () => {
      script.remove();
      reject(new Error(`${entry} ${why}`));
    };
    const late = setTimeout(fail('did not come in time'), DEADLINE);
    script.addEventListener('error', fail('could not be had'));
    script.addEventListener('load', () => resolve((globalThis as Record<string, unknown>)[globalName]));
    for (const event of ['error', 'load']) script.addEventListener(event, () => clearTimeout(late));
    script.integrity = integrity;
    script.src = entry;
    document.head.append(script);
  });
