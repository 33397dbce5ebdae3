import type { ReleaseManifest } from '../registry';

type Measured = Pick<ReleaseManifest, 'client' | 'files'>;

// A file that is too small to compress well still has a `.br`; without one its uncompressed size counts.
const bytesOf = (names: Iterable<string>, files: ReleaseManifest['files']): number =>
  [...new Set(names)].reduce((sum, name) => sum + (files[`${name}.br`]?.bytes ?? files[name]?.bytes ?? 0), 0);

const commonFiles = ({ entry, remote }: ReleaseManifest['client']): string[] => [
  entry,
  ...remote.js,
  ...remote.css,
];

/** Returns the bytes (brotli) of what every route and slot downloads from its remote: entry and module. */
export const commonCost = ({ client, files }: Measured): number => bytesOf(commonFiles(client), files);

/**
 * Returns the bytes (brotli) that each route and slot downloads from its remote: entry, module, chunks and
 * styles.
 */
export const chunkCosts = ({ client, files }: Measured): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(client.chunks).map(([name, { js, css }]) => [
      name,
      bytesOf([...commonFiles(client), ...js, ...css], files),
    ]),
  );

/** Throws when a cost exceeds the budget, naming each one and its excess in bytes. */
export const expectCosts = (costs: Readonly<Record<string, number>>, budget: number): void => {
  const exceeded = Object.entries(costs).filter(([, cost]) => cost > budget);
  if (exceeded.length === 0) return;
  const lines = exceeded.map(
    ([name, cost]) => `${name} is ${cost} bytes, ${cost - budget} over the budget of ${budget}`,
  );
  throw new Error(lines.join('\n'));
};

/** What a route or slot may download more in a translation, in bytes (brotli): its texts are longer. */
const MAX_TRANSLATION_BYTES = 3_000;

/** Returns what routes and slots download in each build of a release, and the budget of that build, in bytes. */
export const buildBudgets = ({ client, translations = {}, files }: ReleaseManifest, budget: number) => [
  { costs: chunkCosts({ client, files }), budget },
  ...Object.entries(translations).map(([language, translation]) => ({
    costs: Object.fromEntries(
      Object.entries(chunkCosts({ client: translation.client, files })).map(([name, bytes]) => [
        `${name} in ${language}`,
        bytes,
      ]),
    ),
    budget: budget + MAX_TRANSLATION_BYTES,
  })),
];

/** Throws when a route or slot exceeds the remote's budget, naming each one and its excess in bytes. */
export const expectBudget = (manifest: ReleaseManifest, budget: number): void =>
  buildBudgets(manifest, budget).forEach((build) => expectCosts(build.costs, build.budget));
