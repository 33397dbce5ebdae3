import { chunkCosts, commonCost } from '../../build/budget';
import type { ReleaseManifest } from '../../registry';

const formatNumber = (value: number): string => value.toLocaleString('en-GB');

const formatSigned = (value: number): string =>
  value > 0 ? `+${formatNumber(value)}` : `−${formatNumber(-value)}`;

/** Lines such as `path + /explore/unis` for what was added and removed. */
const addedAndRemoved = (what: string, before: readonly string[], after: readonly string[]): string[] => [
  ...after.filter((item) => !before.includes(item)).map((item) => `${what} + ${item}`),
  ...before.filter((item) => !after.includes(item)).map((item) => `${what} − ${item}`),
];

/**
 * Smallest difference that is shown, in bytes: a changed word, hash or number of a module changes the compressed size
 * by a few bytes up or down.
 */
const MIN_SHOWN_BYTES = 16;

const isShown = (change: number): boolean => Math.abs(change) >= MIN_SHOWN_BYTES;

/** Differences of bytes: of what all routes and slots share once, and of each one's own files. */
const costDifferences = (before: ReleaseManifest, after: ReleaseManifest): string[] => {
  const old = chunkCosts(before);
  const commonChange = commonCost(after) - commonCost(before);
  const changes = Object.entries(chunkCosts(after)).map(([chunk, bytes]) => {
    const oldBytes = old[chunk];
    return { chunk, bytes, change: oldBytes === undefined ? undefined : bytes - oldBytes - commonChange };
  });
  const hidden = changes.filter(
    ({ change }) =>
      change !== undefined && !isShown(change) && !isShown(commonChange) && change + commonChange !== 0,
  ).length;
  return [
    ...(isShown(commonChange) ? [`bytes of every page and slot (${formatSigned(commonChange)})`] : []),
    ...changes.flatMap(({ chunk, bytes, change }) => {
      if (change === undefined) return `bytes ${chunk} ${formatNumber(bytes)}`;
      return isShown(change) ? `bytes ${chunk} ${formatNumber(bytes)} (${formatSigned(change)})` : [];
    }),
    ...(hidden > 0
      ? [
          `${hidden} ${hidden === 1 ? 'page or slot differs' : 'pages and slots differ'} by fewer than ${MIN_SHOWN_BYTES} bytes`,
        ]
      : []),
  ];
};

const costs = (before: ReleaseManifest | undefined, after: ReleaseManifest): string[] =>
  before
    ? costDifferences(before, after)
    : Object.entries(chunkCosts(after)).map(([chunk, bytes]) => `bytes ${chunk} ${formatNumber(bytes)}`);

/** What each translation of a release still has in English. */
const translationNotes = ({ translations = {} }: ReleaseManifest): string[] =>
  Object.entries(translations).flatMap(([language, { missing, gap }]) =>
    missing.length === 0
      ? []
      : [
          `${language}: ${missing.length} ${missing.length === 1 ? 'text' : 'texts'} in English (${gap ?? 'not stated'})`,
        ],
  );

/**
 * Describes how a release differs from the live one, one line for each change: paths, slots, the contract's
 * range, what translations lack, and the bytes (brotli) of routes and slots, when they differ by 16 or more. Everything is new when nothing is
 * live.
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
  ...translationNotes(after),
  ...costs(before, after),
];
