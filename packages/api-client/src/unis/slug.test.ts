import fc from 'fast-check';
import { slugOf } from '.';

describe('slugs', () => {
  it.each([
    ['University of Bath', 'university-of-bath'],
    ['King’s College London', 'king-s-college-london'],
    ["Queen's University Belfast", 'queen-s-university-belfast'],
    ['Prifysgol Môn', 'prifysgol-mon'],
    ['Arts & Design (Leeds)', 'arts-design-leeds'],
    ['  ', ''],
  ])('[V-11] %s → %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('[V-11] a slug is safe in a path and is its own slug, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^([\p{L}\p{N}_]([\p{L}\p{N}_-]*[\p{L}\p{N}_])?)?$/u);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});
