import fc from 'fast-check';
import { MARK_END as E, MARK_START as S, toParts } from './highlight';

it.each([
  ['plain', [{ text: 'plain', marked: false }]],
  ['', []],
  [
    `a ${S}b${E} c`,
    [
      { text: 'a ', marked: false },
      { text: 'b', marked: true },
      { text: ' c', marked: false },
    ],
  ],
  [`${S}<b>${E}`, [{ text: '<b>', marked: true }]],
  [`${S}never closed`, [{ text: 'never closed', marked: true }]],
  [`${E}${E}x${S}${E}`, [{ text: 'x', marked: false }]],
])('parses %j', (text, parts) => {
  expect(toParts(text)).toEqual(parts);
});

it('keeps all text and removes all marks for any input', () => {
  const piece = fc.oneof(fc.constantFrom(S, E), fc.string());
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(
        toParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text.replaceAll(S, '').replaceAll(E, ''));
    }),
  );
});
