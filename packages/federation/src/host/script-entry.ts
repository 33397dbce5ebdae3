import type { LoadEntry } from './federation-host';
import { learnProofs } from './file-proofs';

/** Milliseconds after which an entry that has not come is given up, so that a page can say so. */
const DEADLINE = 20_000;

const loadScript = (entry: string, globalName: string, integrity = ''): Promise<unknown> =>
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

/**
 * Loads an entry as browsers do, by a script element, and what the files that it will load are to be proved by. Rejects
 * when either cannot be had in time, or its bytes are not those.
 */
export const loadScriptEntry: LoadEntry = async (entry, globalName, proofs) => {
  const [container] = await Promise.all([
    loadScript(entry, globalName, proofs?.entry),
    proofs?.list && learnProofs(entry, proofs.list, DEADLINE),
  ]);
  return container;
};
