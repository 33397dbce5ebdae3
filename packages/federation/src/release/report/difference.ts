import { chunkCosts } from '../../build/budget';
import type { ReleaseManifest } from '../../registry';

const formatNumber = (value: number): string => value.toLocaleString('en-GB');

const formatSigned = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : `−${formatNumber(-value)}`;

/** Lines such as `path + /explore/unis` for what was added and removed. */
const addedAndRemoved = (what: string, before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((item) => !before.includes(item)).map((item) => `${what} + ${item}`),
  ...before.filter((item) => !after.includes(item)).map((item) => `${what} − ${item}`),
];

const costs = (before: ReleaseManifest | undefined, after: ReleaseManifest): string[] => {
  const old = before ? chunkCosts(before) : {};
  return Object.entries(chunkCosts(after)).flatMap(([chunk, bytes]) => {
    const oldBytes = old[chunk];
    if (oldBytes === bytes) return [];
    return `bytes ${chunk} ${formatNumber(bytes)}${oldBytes === undefined ? '' : ` (${formatSigned(bytes - oldBytes)})`}`;
  });
};

/**
 * Describes how a release differs from the live one, one line for each change: paths, slots, the contract's
 * range, and the bytes (brotli) of routes and slots. Everything is new when nothing is live.
 */
export const difference = (
  before: ReleaseManifest | undefined,
  after: ReleaseManifest,
): readonly string[] => [
  ...addedAndRemoved('path', before?.paths ?? [], after.paths),
  ...addedAndRemoved('slot', before?.slots ?? [], after.slots),
  ...(before?.contract === after.contract
    ? []
    : [`contract ${after.contract}${before ? ` (was ${before.contract})` : ''}`]),
  ...costs(before, after),
];
