import { heldClaims, claimsOverlap, type ParsedRegistry, type Retirement } from '../../registry';
import { changeEntry } from '../release';

const readRedirect = (word: string): readonly [string, string] => {
  const [from = '', to = ''] = word.split('=');
  if (!from.startsWith('/') || !/^\/(?!\/)/.test(to)) {
    throw new Error(`${word}: say <path>=<path>, such as /rooms/:id=/explore/unis/:id`);
  }
  return [from, to];
};

const parametersOf = (path: string): readonly string[] => path.match(/(?<=\/):\w+|\*/g) ?? [];

/** The redirects from words of the command line. Throws when one is not from a path of the remote, or cannot be filled. */
const readRedirects = (words: readonly string[], paths: readonly string[]): Retirement['redirects'] => {
  const redirects = words.map(readRedirect);
  for (const [from, to] of redirects) {
    if (!paths.some((path) => claimsOverlap(from, path))) {
      throw new Error(`${from} is no path of the remote. It has ${paths.join(', ')}.`);
    }
    const unknown = parametersOf(to).find((name) => !parametersOf(from).includes(name));
    if (unknown) throw new Error(`${to} has ${unknown}, which ${from} lacks`);
  }
  return Object.fromEntries(redirects);
};

/** Remotes whose releases fill slots in the pages of the remote `name`. */
const fillersOf = ({ remotes }: ParsedRegistry, name: string): readonly string[] =>
  Object.entries(remotes)
    .filter(([other, { live }]) => other !== name && live.slots.some((slot) => slot.startsWith(`${name}.`)))
    .map(([other]) => other);

/**
 * Stops serving a remote. Its releases stay in the store, so that a rollback makes it live again; its paths, card slots and
 * names are free for other remotes. `redirects` are words such as `/rooms/:id=/explore/unis/:id`; paths without one answer
 * 410. Returns lines that say what was done. Throws when the remote was never released or is retired, or a redirect is
 * not from one of its paths.
 */
export const retire = async (
  store: string,
  name: string,
  redirects: readonly string[],
): Promise<readonly string[]> => {
  let freed: readonly string[] = [];
  let fillers: readonly string[] = [];
  await changeEntry(store, name, (entry, registry) => {
    const { live, previous } = entry;
    freed = heldClaims(entry);
    fillers = fillersOf(registry, name);
    return {
      entry: {
        live,
        previous,
        canary: null,
        offers: {},
        retired: { at: new Date().toISOString(), redirects: readRedirects(redirects, live.paths) },
      },
      action: 'retire',
      release: live.release,
    };
  });
  return [
    `${name} is retired; other remotes can claim ${freed.join(', ')}`,
    ...fillers.map((other) => `  ${other} fills slots in its pages, which no page has now`),
    `npm run rollback -- ${name} makes it live again`,
  ];
};
