import type { ReleaseManifest } from '../registry';

/**
 * Returns the bytes (brotli) that each route and slot downloads from its remote: entry, module, chunks and
 * styles.
 */
export const chunkCosts = ({ client, files }: ReleaseManifest): Readonly<Record<string, number>> => {
  // A file that is too small to compress well still has a `.br`; without one its uncompressed size counts.
  const bytes = (file: string) => files[`${file}.br`]?.bytes ?? files[file]?.bytes ?? 0;
  return Object.fromEntries(
    Object.entries(client.chunks).map(([name, { js, css }]) => {
      const all = new Set([client.entry, ...client.remote.js, ...client.remote.css, ...js, ...css]);
      return [name, [...all].reduce((sum, file) => sum + bytes(file), 0)];
    }),
  );
};

/** Throws when a route or slot exceeds the remote's budget, naming each one and its excess in bytes. */
export const expectBudget = (manifest: ReleaseManifest, budget: number): void => {
  const exceeded = Object.entries(chunkCosts(manifest)).filter(([, cost]) => cost > budget);
  if (exceeded.length === 0) return;
  const lines = exceeded.map(
    ([name, cost]) => `${name} is ${cost} bytes, ${cost - budget} over the budget of ${budget}`,
  );
  throw new Error(lines.join('\n'));
};
