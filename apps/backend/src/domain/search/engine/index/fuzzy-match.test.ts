import fc from 'fast-check';
import { Dictionary } from './dictionary';

const letters = 'abcde';
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 9 });

/** The optimal string alignment distance, the plain way. */
const distance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_none, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let column = 1; column <= other.length; column++) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      next.push(
        Math.min(
          at(row - 1, column) + 1,
          (next[column - 1] ?? Infinity) + 1,
          at(row - 1, column - 1) + same,
          swapped ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
    rows.push(next);
  }
  return at(one.length, other.length);
};

const beginnings = (term: string) =>
  Array.from({ length: term.length + 1 }, (_none, length) => term.slice(0, length));

it('visits each term within reach once, with its distance, and no other', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 40 }),
      word,
      fc.integer({ min: 0, max: 2 }),
      (all, sought, most) => {
        const terms = all.toSorted();
        const found: [string, number][] = [];
        new Dictionary(terms).near(sought, most, false, (term, edits) =>
          found.push([terms[term] ?? '', edits]),
        );
        const expected = terms.map((term): [string, number] => [term, distance(sought, term)]);
        expect(found).toEqual(expected.filter(([, edits]) => edits <= most));
      },
    ),
    { numRuns: 500 },
  );
});

it('takes a word as the beginning of longer ones, with the fewest edits of any beginning', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 40 }),
      word,
      fc.integer({ min: 0, max: 2 }),
      (all, sought, most) => {
        const terms = all.toSorted();
        const found: [string, number][] = [];
        new Dictionary(terms).near(sought, most, true, (term, edits) =>
          found.push([terms[term] ?? '', edits]),
        );
        const expected = terms.map((term): [string, number] => [
          term,
          Math.min(...beginnings(term).map((beginning) => distance(sought, beginning))),
        ]);
        expect(found).toEqual(expected.filter(([, edits]) => edits <= most));
      },
    ),
    { numRuns: 500 },
  );
});
