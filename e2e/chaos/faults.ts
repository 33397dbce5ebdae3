import type { FaultyCode } from '@signpost/federation/testing';

/** Overrides parts of every page and slot of a remote: `page` and `slot` are expressions merged over each. */
const overrideParts = (page: string, slot: string, setup = ''): string => `(remote) => {
  ${setup}
  const page = ${page};
  const slot = ${slot};
  return {
    ...remote,
    routes: remote.routes.map((route) => ({
      ...route,
      lazy: async () => { const own = await route.lazy(); return { ...own, ...page(own) }; },
    })),
    slots: Object.fromEntries(Object.entries(remote.slots ?? {}).map(([name, fill]) => [
      name,
      async () => { const own = await fill(); return { ...own, ...(await slot(own)) }; },
    ])),
  };
}`;

const throwsIn = (where: string) => `throw new Error("chaos in ${where}")`;

/** The same module-scope error for either half. */
export const THROWS_IN_MODULE: FaultyCode = { before: `${throwsIn('module scope')};` };

/** Every loader throws; a card, which has none, throws when its module is loaded. */
export const THROWS_IN_LOADER: FaultyCode = {
  wrap: overrideParts(
    `() => ({ loader() { ${throwsIn('loader')} } })`,
    `(own) => { if (!own.load) ${throwsIn('loader')}; return { load() { ${throwsIn('loader')} } }; }`,
  ),
};

/** Every component throws while it renders, on the faulty side. */
export const THROWS_IN_RENDER: FaultyCode = {
  wrap: overrideParts(
    `() => ({ Component() { ${throwsIn('render')} } })`,
    `() => ({ Component() { ${throwsIn('render')} } })`,
  ),
};

/** No loader and no slot ever finishes. */
export const NEVER_RESOLVES: FaultyCode = {
  wrap: overrideParts(
    `() => ({ loader: () => new Promise(() => undefined) })`,
    `() => new Promise(() => undefined)`,
  ),
};

/** The remote waits for ever while it starts. */
export const NEVER_STARTS: FaultyCode = { wrap: `() => new Promise(() => undefined)` };

/** Each page leaks eight megabytes. */
export const LEAKING: FaultyCode = {
  wrap: overrideParts(
    `(own) => ({ loader(args) { kept.push(new Array(1_000_000).fill(0.5)); return own.loader ? own.loader(args) : null; } })`,
    `() => ({})`,
    'const kept = [];',
  ),
};

/** Runs statements each time that a page of the remote is loaded, and then the page's own loader. */
const beforeLoader = (statements: string): FaultyCode => ({
  wrap: overrideParts(
    `(own) => ({ loader(args) { ${statements}; return own.loader ? own.loader(args) : null; } })`,
    `() => ({})`,
  ),
});

/** Errors outside a page's promise chain, so that the page cannot catch them. */
export const STRAY_ERRORS = {
  'throws in a timer': beforeLoader(`setTimeout(() => { ${throwsIn('timer')}; }, 20)`),
  'rejects a promise with an Error': beforeLoader(`void Promise.reject(new Error("chaos in promise"))`),
  'rejects a promise with a string': beforeLoader(`void Promise.reject("chaos in promise")`),
  'does not await a fetch that fails': beforeLoader(`void fetch("http://127.0.0.1:1/")`),
  'emits an unhandled error event': beforeLoader(
    `const { EventEmitter } = process.getBuiltinModule("node:events");
     setImmediate(() => new EventEmitter().emit("error", new Error("chaos in event")))`,
  ),
} as const satisfies Readonly<Record<string, FaultyCode>>;

/** Ends the process each time that a page is loaded. */
export const EXITS = beforeLoader('process.exit(3)');

/** Allocates until the process has no memory left, and never returns. */
export const ALLOCATES = beforeLoader('const kept = []; for (;;) kept.push(new Array(1_000_000).fill(0.5))');

/** Never returns. */
export const LOOPS = beforeLoader('for (;;) Math.random()');

/** In strict mode, as in all modules: elsewhere an assignment to a read-only property silently has no effect. */
const inStrictMode = (statement: string): string => `(() => { 'use strict'; ${statement} })();`;

/** Replaces globals that every other part of the process uses, when the release starts. */
export const REPLACED_GLOBALS = {
  fetch: { before: inStrictMode(`globalThis.fetch = async () => { ${throwsIn('fetch')}; };`) },
  'Promise.prototype.then': {
    before: inStrictMode(`Promise.prototype.then = function () { ${throwsIn('then')}; };`),
  },
  'RegExp.prototype.exec': {
    before: inStrictMode(`RegExp.prototype.exec = () => { ${throwsIn('exec')}; };`),
  },
  'JSON.parse': { before: inStrictMode(`JSON.parse = () => { ${throwsIn('JSON.parse')}; };`) },
} as const satisfies Readonly<Record<string, FaultyCode>>;

/** Every page of the remote fails for a visitor who requests it with `?fails`, and for no one else. */
export const FAILS_ON_REQUEST = beforeLoader(
  `if (new URL(args.request.url).searchParams.has("fails")) ${throwsIn('loader')}`,
);
