import type { Spoil } from '@signpost/federation/testing';

/** Replaces parts of every page and slot of a remote: `page` and `slot` are expressions for what is laid over each. */
const overlaid = (page: string, slot: string, setup = ''): string => `(remote) => {
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

const fails = (where: string) => `throw new Error("chaos in ${where}")`;

/** The same module-scope error for either half. */
export const IN_MODULE: Spoil = { before: `${fails('module scope')};` };

/** Every loader throws; a card, which has none, throws as its module is got. */
export const IN_LOADER: Spoil = {
  wrap: overlaid(
    `() => ({ loader() { ${fails('loader')} } })`,
    `(own) => { if (!own.load) ${fails('loader')}; return { load() { ${fails('loader')} } }; }`,
  ),
};

/** Every component throws as it is drawn, on the side that it spoils. */
export const IN_RENDER: Spoil = {
  wrap: overlaid(
    `() => ({ Component() { ${fails('render')} } })`,
    `() => ({ Component() { ${fails('render')} } })`,
  ),
};

/** No loader and no slot ever ends. */
export const ENDLESS: Spoil = {
  wrap: overlaid(
    `() => ({ loader: () => new Promise(() => undefined) })`,
    `() => new Promise(() => undefined)`,
  ),
};

/** The remote waits for something as it starts, for ever. */
export const NEVER_STARTS: Spoil = { wrap: `() => new Promise(() => undefined)` };

/** Each page keeps eight megabytes for ever. */
export const LEAKING: Spoil = {
  wrap: overlaid(
    `(own) => ({ loader(args) { kept.push(new Array(1_000_000).fill(0.5)); return own.loader ? own.loader(args) : null; } })`,
    `() => ({})`,
    'const kept = [];',
  ),
};

/** Runs statements each time that a page of the remote is asked for, and then does what the page does. */
const besideLoader = (statements: string): Spoil => ({
  wrap: overlaid(
    `(own) => ({ loader(args) { ${statements}; return own.loader ? own.loader(args) : null; } })`,
    `() => ({})`,
  ),
});

/** Errors that no request of the page waits for, so that none catches them. */
export const STRAY_ERRORS = {
  'throws in a timer': besideLoader(`setTimeout(() => { ${fails('timer')}; }, 20)`),
  'rejects a promise with an Error': besideLoader(`void Promise.reject(new Error("chaos in promise"))`),
  'rejects a promise with a string': besideLoader(`void Promise.reject("chaos in promise")`),
  'emits an error that nobody listens for': besideLoader(
    `const { EventEmitter } = process.getBuiltinModule("node:events");
     setImmediate(() => new EventEmitter().emit("error", new Error("chaos in event")))`,
  ),
} as const satisfies Readonly<Record<string, Spoil>>;

/** Ends the process, each time that a page is asked for. */
export const EXITS = besideLoader('process.exit(3)');

/** Allocates until the process has no memory left, and never returns. */
export const ALLOCATES = besideLoader('const kept = []; for (;;) kept.push(new Array(1_000_000).fill(0.5))');

/** Never returns. */
export const LOOPS = besideLoader('for (;;) Math.random()');

/** In strict code, as all modules are: elsewhere an assignment to what is read-only has no effect and tells nobody. */
const strictly = (statement: string): string => `(() => { 'use strict'; ${statement} })();`;

/** Replaces what every other part of the process uses as well, as soon as the release is started. */
export const REPLACED_GLOBALS = {
  fetch: { before: strictly(`globalThis.fetch = async () => { ${fails('fetch')}; };`) },
  'Promise.prototype.then': {
    before: strictly(`Promise.prototype.then = function () { ${fails('then')}; };`),
  },
  'JSON.parse': { before: strictly(`JSON.parse = () => { ${fails('JSON.parse')}; };`) },
} as const satisfies Readonly<Record<string, Spoil>>;

/** Every page of the remote fails for a visitor who asks for it with `?fails`, and for nobody else. */
export const FAILS_ON_REQUEST = besideLoader(
  `if (new URL(args.request.url).searchParams.has("fails")) ${fails('loader')}`,
);
