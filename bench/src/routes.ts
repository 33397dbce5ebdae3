import { registryOf } from '@signpost/federation/release';

/** A page that is measured. */
export interface MeasuredRoute {
  readonly name: string;
  readonly path: string;
}

/** The routes of the bench: those every run names, and the pages found in the running product. */
export interface MeasuredRoutes {
  readonly all: readonly MeasuredRoute[];
  /** The list of 48 cards. */
  readonly list: MeasuredRoute;
  readonly overview: MeasuredRoute;
}

const PROVIDER_LINK = /href="(\/explore\/unis\/\d{8}\/[a-z0-9-]+)"/;

/** A path pattern with each parameter filled by something that could be one. */
const filled = (pattern: string): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => (/id$/i.test(name) ? '10007850' : 'example'));

const expectPage = async (origin: string, path: string): Promise<string> => {
  const answer = await fetch(new URL(path, origin));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}; only whole pages are measured`);
  return answer.text();
};

/**
 * Finds what to measure: the shell's pages, the list, the first provider it links to, and one page of every other
 * remote, the one with the fewest parameters. Throws when one of them does not answer as a page should.
 */
export const findRoutes = async (origin: string, store: string): Promise<MeasuredRoutes> => {
  const list = { name: 'unis list', path: '/explore/unis' };
  const [, provider] = PROVIDER_LINK.exec(await expectPage(origin, list.path)) ?? [];
  if (!provider) throw new Error(`${list.path} links to no provider: is the backend's data there?`);
  const overview = { name: 'uni overview', path: provider };
  const { remotes } = await registryOf(store);
  const others = Object.entries(remotes)
    .filter(([name]) => name !== 'unis')
    .flatMap(([name, { live }]) => {
      const parameters = (pattern: string) => pattern.split(':').length;
      const [path] = [...live.paths].sort((a, b) => parameters(a) - parameters(b));
      return path ? [{ name, path: filled(path) }] : [];
    });
  const all = [{ name: 'home', path: '/' }, { name: 'explore', path: '/explore' }, list, overview, ...others];
  for (const { path } of all) await expectPage(origin, path);
  return { all, list, overview };
};
