import { chunkCosts } from '../build/budget';
import type { ReleaseManifest } from '../registry';

const number = (value: number): string => value.toLocaleString('en-GB');

const signed = (value: number): string => (value > 0 ? `+${number(value)}` : `−${number(-value)}`);

/** Lines such as `path + /explore/unis` for what came and what went. */
const cameAndWent = (what: string, before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((item) => !before.includes(item)).map((item) => `${what} + ${item}`),
  ...before.filter((item) => !after.includes(item)).map((item) => `${what} − ${item}`),
];

const costs = (before: ReleaseManifest | undefined, after: ReleaseManifest): string[] => {
  const old = before ? chunkCosts(before) : {};
  return Object.entries(chunkCosts(after)).flatMap(([chunk, bytes]) => {
    const was = old[chunk];
    if (was === bytes) return [];
    return `bytes ${chunk} ${number(bytes)}${was === undefined ? '' : ` (${signed(bytes - was)})`}`;
  });
};

/**
 * What a release changes against the one that is live, one line for each: paths, slots, the contract's range, and what
 * routes and slots cost a visitor of the remote's own, in bytes of brotli. Everything is new when nothing is live.
 */
export const difference = (
  before: ReleaseManifest | undefined,
  after: ReleaseManifest,
): readonly string[] => [
  ...cameAndWent('path', before?.paths ?? [], after.paths),
  ...cameAndWent('slot', before?.slots ?? [], after.slots),
  ...(before?.contract === after.contract
    ? []
    : [`contract ${after.contract}${before ? ` (was ${before.contract})` : ''}`]),
  ...costs(before, after),
];
