import type { Row } from './published';
import { titledRow } from './titles';

const lookups = { year: 2025 };
const mode = (parts: Readonly<Record<string, readonly Row[]>>) => ({ mode: '01', parts });

const whole = { TITLE: 'Whole', FOUNDATION: '0', KISAIMCODE: '021' };
const bare = { TITLE: 'Bare', KISAIMCODE: '000', CRSEURL: 'https://example.org' };
const copy = { TITLE: 'Copy', FOUNDATION: '1', KISAIMCODE: '' };
const before = { TITLE: 'Before' };

it.each([
  [
    'the collection’s whole row',
    { KISCOURSE: [whole], 'KISCOURSE.compact': [copy], TITLES: [before] },
    'Whole',
    2025,
  ],
  [
    'the copy before a bare row',
    { KISCOURSE: [bare], 'KISCOURSE.compact': [copy], TITLES: [before] },
    'Copy',
    2025,
  ],
  ['the year before, before a bare row', { KISCOURSE: [bare], TITLES: [before] }, 'Before', 2024],
  ['a bare row', { KISCOURSE: [bare] }, 'Bare', 2025],
] as const)('takes the title of %s [E-03]', (_name, parts, title, year) => {
  expect(titledRow(mode(parts), lookups)).toMatchObject({ row: { TITLE: title }, year });
});

it('fills what the first leaves blank from the others of the same key, and guesses nothing [E-03]', () => {
  const filled = titledRow(mode({ KISCOURSE: [bare], 'KISCOURSE.compact': [copy] }), lookups);
  expect(filled?.row).toEqual({
    TITLE: 'Copy',
    FOUNDATION: '1',
    KISAIMCODE: '000',
    CRSEURL: 'https://example.org',
  });
  expect(titledRow(mode({ TITLES: [before] }), lookups)?.row['KISAIMCODE']).toBeUndefined();
  expect(titledRow(mode({ TITLES: [{ TITLE: ' ' }] }), lookups)).toBeUndefined();
});
