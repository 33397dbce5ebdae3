import type { BrowserContext, Page } from 'playwright-core';

/** A name that the code of a remote used in a page, as in `names` of `remote.config.ts`. */
interface RecordedName {
  readonly remote: string;
  readonly name: string;
}

/** Where a page keeps the records: a symbol, because the kit looks for new names on the global object. */
const RECORDS = `Symbol.for('signpost.conformance.names')`;

/**
 * Runs in a page before its scripts, as source text, because compilers add calls of their own helpers to functions.
 * Records the storage keys, cookies and custom elements that are used. The stack says by which remote: its scripts are
 * served from `/releases/<remote>/`, and call the shell's packages.
 */
const RECORDER = `(() => {
  const found = (window[${RECORDS}] = {});
  Error.stackTraceLimit = 200;
  const note = (name) => {
    const [, remote] = /\\/releases\\/([a-z][a-z\\d-]*)\\//.exec(new Error().stack) ?? [];
    if (remote) found[remote + ' ' + name] = { remote, name };
  };
  const wrap = (owner, method, prefix) => {
    const original = owner[method];
    owner[method] = function (...args) {
      note(prefix + args[0]);
      return original.apply(this, args);
    };
  };
  for (const method of ['getItem', 'setItem', 'removeItem']) wrap(Storage.prototype, method, 'storage:');
  wrap(CustomElementRegistry.prototype, 'define', 'element:');
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
  Object.defineProperty(Document.prototype, 'cookie', {
    ...cookie,
    set(text) {
      note('storage:' + decodeURIComponent(text.split('=')[0]));
      cookie.set.call(this, text);
    },
  });
})();`;

/** Records names in every page that the context opens from now on. */
export const recordNamesIn = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript({ content: RECORDER });
};

/** The names that the code of one remote has used since the document of a page was loaded. */
export const namesUsedBy = async (remote: string, page: Page): Promise<readonly string[]> => {
  const found = await page.evaluate<Record<string, RecordedName>>(`window[${RECORDS}] ?? {}`);
  return Object.values(found).flatMap((one) => (one.remote === remote ? [one.name] : []));
};
