import fc from 'fast-check';
import { slugOf } from '.';

describe('slugs', () => {
  it.each([
    ['University of Bath', 'university-of-bath'],
    ['King’s College London', 'kings-college-london'],
    ["Queen's University Belfast", 'queens-university-belfast'],
    ['Prifysgol Môn', 'prifysgol-mon'],
    ['Arts & Design (Leeds)', 'arts-and-design-leeds'],
    ['  ', ''],
  ])('[V-11] %s → %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('[V-11] a slug is safe in a path and is its own slug, whatever the name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});
