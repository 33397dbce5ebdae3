import type { LoadEntry } from './federation-host';
import { loadIntegrityList } from './integrity';

/** Milliseconds after which loading an entry fails, so that the page can show an error. */
const SCRIPT_TIMEOUT_MS = 20_000;

const loadScript = (entry: string, globalName: string, integrity = ''): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    // As browsers report a script that cannot be loaded, so that whoever listens for those learns of this one.
    const timer = setTimeout(() => script.dispatchEvent(new Event('error')), SCRIPT_TIMEOUT_MS);
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${entry} could not be loaded`));
    });
    script.addEventListener('load', () => resolve((globalThis as Record<string, unknown>)[globalName]));
    for (const event of ['error', 'load']) script.addEventListener(event, () => clearTimeout(timer));
    script.integrity = integrity;
    script.src = entry;
    document.head.append(script);
  });

/**
 * Loads an entry with a script element, and the integrity list of the files that it loads. Rejects when
 * either cannot be loaded in time, or has another hash.
 */
export const loadScriptEntry: LoadEntry = async (entry, globalName, integrity) => {
  const [container] = await Promise.all([
    loadScript(entry, globalName, integrity?.entry),
    integrity?.list && loadIntegrityList(entry, integrity.list, SCRIPT_TIMEOUT_MS),
  ]);
  return container;
};
