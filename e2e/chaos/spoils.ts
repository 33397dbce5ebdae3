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
