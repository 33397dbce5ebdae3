import fc from 'fast-check';

const character = fc
  .oneof(fc.nat(0x7f), fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Any text. The unit "binary" of fast-check is the same, but takes three seconds to set up. */
export const anyText = (maxLength = 200) => fc.string({ unit: character, maxLength });
