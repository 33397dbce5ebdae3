import fc from 'fast-check';
import { anyText } from '../../../testing/any-text';
import type { Filter } from '../../../domain/search/engine/query/filter';
import { FilterError } from './filter-lexer';
import {
  parseFacetFilters,
  parseNumericFilters,
  parseOptionalFilters,
  parseTagFilters,
} from './filter-lists';
import { parseFilter } from './filter-parser';

const facet = (attribute: string, value: string): Filter => ({ kind: 'facet', attribute, value });
const number = (attribute: string, from: number, to: number, open = false): Filter => ({
  kind: 'number',
  attribute,
  from,
  to,
  open,
});
const [a, b, c] = [facet('x', 'a'), facet('x', 'b'), facet('x', 'c')];

it.each<[string, Filter | null]>([
  ['', null],
  ['x:a', a],
  ['x : a', a],
  ['x:"a b" ', facet('x', 'a b')],
  ["'the x':'it\\'s'", facet('the x', "it's")],
  ['"x:a b"', facet('x', 'a b')],
  ['provider:King’s', facet('provider', 'King’s')],
  ["provider:King's", facet('provider', "King's")],
  ['url:https://example.org', facet('url', 'https://example.org')],
  ['x:a<score=3>', a],
  ['guide', facet('_tags', 'guide')],
  ['x:a AND x:b', { kind: 'and', parts: [a, b] }],
  ['x:a AND x:b OR x:c', { kind: 'or', parts: [{ kind: 'and', parts: [a, b] }, c] }],
  ['x:a AND (x:b OR x:c)', { kind: 'and', parts: [a, { kind: 'or', parts: [b, c] }] }],
  ['NOT x:a', { kind: 'not', part: a }],
  ['NOT NOT x:a', a],
  ['NOT (x:a OR x:b)', { kind: 'not', part: { kind: 'or', parts: [a, b] } }],
  ['x:AND', facet('x', 'AND')],
  ['price >= 5', number('price', 5, Infinity)],
  ['price<5.5', number('price', -Infinity, 5.5, true)],
  ['price = -1', number('price', -1, -1)],
  ['price != 3', { kind: 'not', part: number('price', 3, 3) }],
  ['price:1 TO 5', number('price', 1, 5)],
])('parses %j', (source, expected) => {
  expect(parseFilter(source)).toEqual(expected);
});

it.each([
  ['x:a AND', 'Unexpected the end at position 7'],
  ['AND x:a', 'Unexpected AND at position 0'],
  ['(x:a', 'Unexpected the end at position 4'],
  ['x:a)', 'Unexpected ) at position 3'],
  ['x:BSc (Hons)', 'Unexpected ( at position 6'],
  ['x:', 'Unexpected the end at position 2'],
  ['x:"a', 'Unclosed quote at position 2'],
  ['price > ten', 'Expected a number, not ten, at position 8'],
  ['price:1 TO', 'Expected a number, not the end, at position 10'],
  ['price:a TO 3', 'Expected a number, not a, at position 6'],
  [`${'('.repeat(40)}x:a`, 'Too many parentheses at position 33'],
])('refuses %j with the position of the error', (source, message) => {
  expect(() => parseFilter(source)).toThrow(
    new FilterError(message.replace(/ at position.*/, ''), Number(/\d+$/.exec(message))),
  );
});

const pieces = [
  'x',
  ':',
  'a',
  '"',
  "'",
  '(',
  ')',
  ' ',
  'AND',
  'OR',
  'NOT',
  'TO',
  '<',
  '=',
  '!',
  '5',
  '\\',
  '<score=1>',
  '\0',
  '😀',
];

it('throws only FilterError for arbitrary text', () => {
  const source = fc.oneof(
    anyText(),
    fc.array(fc.constantFrom(...pieces)).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(source, (text) => {
      try {
        parseFilter(text);
      } catch (error) {
        expect(error).toBeInstanceOf(FilterError);
      }
    }),
    { numRuns: process.env['TEST_ALL'] ? 3000 : 300 },
  );
});

it('parses nested lists: AND of the outer list, OR of inner lists, NOT for a minus', () => {
  expect(parseFacetFilters(['x:a', ['x:b', 'x:-c']])).toEqual({
    kind: 'and',
    parts: [a, { kind: 'or', parts: [b, { kind: 'not', part: c }] }],
  });
  expect(parseFacetFilters(['x:\\-a'])).toEqual({ kind: 'and', parts: [facet('x', '-a')] });
  expect(parseFacetFilters(['x:a:b'])).toEqual({ kind: 'and', parts: [facet('x', 'a:b')] });
  expect(parseFacetFilters([])).toBeNull();
  expect(parseNumericFilters([['price>1', 'price:2 TO 3']])).toEqual({
    kind: 'and',
    parts: [{ kind: 'or', parts: [number('price', 1, Infinity, true), number('price', 2, 3)] }],
  });
  expect(parseTagFilters(['-guide'])).toEqual({
    kind: 'and',
    parts: [{ kind: 'not', part: facet('_tags', 'guide') }],
  });
  expect(parseOptionalFilters(['x:a<score=3>', ['x:b', 'x:c']])).toEqual([
    [{ filter: a, score: 3 }],
    [
      { filter: b, score: 1 },
      { filter: c, score: 1 },
    ],
  ]);
});

it('refuses lists of other filters', () => {
  expect(() => parseFacetFilters(['a'])).toThrow(FilterError);
  expect(() => parseNumericFilters(['x:a'])).toThrow(FilterError);
});
