import type { KeptPage } from './kept';
import { excessOf, LIMITS } from './limits';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const page = (minutesAgo: number, more: Partial<KeptPage> = {}): KeptPage => ({
  at: NOW - minutesAgo * 60_000,
  bytes: 10,
  title: 'A page',
  releases: {},
  files: [],
  isSaved: false,
  ...more,
});
const file = (minutesAgo: number) => ({ at: NOW - minutesAgo * 60_000, bytes: 10 });
const limits = { ...LIMITS, maxPages: 3, maxBytes: 1_000 };
const excess = (
  pages: Record<string, KeptPage>,
  files: Record<string, ReturnType<typeof file>> = {},
  given: Partial<typeof limits> = {},
) =>
  excessOf(
    { pages: new Map(Object.entries(pages)), files: new Map(Object.entries(files)) },
    new Set(['/required']),
    NOW,
    { ...limits, ...given } as typeof LIMITS,
  );

it('removes nothing within the limits', () => {
  expect(excess({ '/a': page(1) }, { '/f': file(1) })).toEqual({ pages: [], files: [] });
});

it('removes the oldest pages when there are too many, those of saved things last [B-20]', () => {
  const pages = { '/new': page(1), '/old': page(9), '/mid': page(5), '/saved': page(99, { isSaved: true }) };
  expect(excess(pages).pages).toEqual(['/old']);
});

it('removes pages that were kept more than 30 days ago, saved or not', () => {
  const pages = { '/a': page(31 * 24 * 60, { isSaved: true }), '/b': page(29 * 24 * 60) };
  expect(excess(pages).pages).toEqual(['/a']);
});

it('removes files that no page names before any page, the oldest first [B-20]', () => {
  const pages = { '/a': page(1, { files: ['/used'] }) };
  const files = { '/used': file(9), '/older': file(8), '/newer': file(2) };
  expect(excess(pages, files, { maxBytes: 30 } as never)).toEqual({ pages: [], files: ['/older'] });
});

it('removes the oldest pages with the files that only they name when there are too many bytes', () => {
  const pages = { '/old': page(9, { files: ['/own', '/both'] }), '/new': page(1, { files: ['/both'] }) };
  const files = { '/own': file(9), '/both': file(9) };
  expect(excess(pages, files, { maxBytes: 20 } as never)).toEqual({ pages: ['/old'], files: ['/own'] });
});

it('never removes the files of the offline page', () => {
  expect(excess({}, { '/required': file(99) }, { maxBytes: 5 } as never)).toEqual({ pages: [], files: [] });
});
