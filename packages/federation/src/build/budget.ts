import type { ReleaseManifest } from '../registry';

/** What a route or slot costs a visitor of its remote's own: entry, module, chunks and styles, in bytes of brotli. */
export const chunkCosts = ({ client, files }: ReleaseManifest): Readonly<Record<string, number>> => {
  // A file too small to be compressed well still has its `.br`; without one its own size counts.
  const bytes = (file: string) => files[`${file}.br`]?.bytes ?? files[file]?.bytes ?? 0;
  return Object.fromEntries(
    Object.entries(client.chunks).map(([name, { js, css }]) => {
      const all = new Set([client.entry, ...client.remote.js, ...client.remote.css, ...js, ...css]);
      return [name, [...all].reduce((sum, file) => sum + bytes(file), 0)];
    }),
  );
};

/** Throws, naming each route or slot that costs more than the remote's budget and by how much. */
export const expectBudget = (manifest: ReleaseManifest, budget: number): void => {
  const over = Object.entries(chunkCosts(manifest)).filter(([, cost]) => cost > budget);
  if (over.length === 0) return;
  const lines = over.map(
    ([name, cost]) => `${name} is ${cost} bytes, ${cost - budget} over the budget of ${budget}`,
  );
  throw new Error(lines.join('\n'));
};
