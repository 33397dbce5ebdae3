import fc from 'fast-check';
import { slugOf } from '.';

describe('slugs', () => {
  it.each([
    ['University of Bath', 'university-of-bath'],
    ['King’s College London', 'king-s-college-london'],
    ["Queen's University Belfast", 'queen-s-university-belfast'],
    ['Prifysgol Môn', 'prifysgol-mon'],
    ['Arts & Design (Leeds)', 'arts-design-leeds'],
    ['snake_case and kebab-case', 'snake_case-and-kebab-case'],
    ['--Llanbedr – Pont Steffan--', 'llanbedr-pont-steffan'],
    ['Ελλάδα', 'ελλαδα'],
    ['***', ''],
  ])('%s → %s [V-11]', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });

  it('a slug is safe in a path and is its own slug, for any name [V-11]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        const slug = slugOf(name);
        expect(slug).toMatch(/^([\p{L}\p{N}_]([\p{L}\p{N}_-]*[\p{L}\p{N}_])?)?$/u);
        expect(slugOf(slug)).toBe(slug);
      }),
    );
  });
});
