import fc from 'fast-check';
import { Dictionary } from './dictionary';

const LETTERS = 'abcde';
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 9 });

/** Reference implementation of the optimal string alignment distance. */
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

const prefixesOf = (term: string) =>
  Array.from({ length: term.length + 1 }, (_none, length) => term.slice(0, length));

it('visits exactly the terms within the maximum distance, each once and with its distance', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 40 }),
      word,
      fc.integer({ min: 0, max: 2 }),
      (all, typed, maxEdits) => {
        const terms = all.toSorted();
        const found: [string, number][] = [];
        new Dictionary(terms).visitMatches(typed, maxEdits, false, (term, edits) =>
          found.push([terms[term] ?? '', edits]),
        );
        const expected = terms.map((term): [string, number] => [term, distance(typed, term)]);
        expect(found).toEqual(expected.filter(([, edits]) => edits <= maxEdits));
      },
    ),
    { numRuns: 500 },
  );
});

it('matches a prefix of a term with the fewest edits of any of its prefixes', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { maxLength: 40 }),
      word,
      fc.integer({ min: 0, max: 2 }),
      (all, typed, maxEdits) => {
        const terms = all.toSorted();
        const found: [string, number][] = [];
        new Dictionary(terms).visitMatches(typed, maxEdits, true, (term, edits) =>
          found.push([terms[term] ?? '', edits]),
        );
        const expected = terms.map((term): [string, number] => [
          term,
          Math.min(...prefixesOf(term).map((prefix) => distance(typed, prefix))),
        ]);
        expect(found).toEqual(expected.filter(([, edits]) => edits <= maxEdits));
      },
    ),
    { numRuns: 500 },
  );
});
