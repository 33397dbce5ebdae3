import { findCategory, lineCategories, mediaCategories } from './catalogue';
import { defaultArtwork } from './default-artwork';
import { FRAMES } from './drawing/frame';
import type { EmployerPicture } from './employer-artwork';
import { employerArtwork, employerPictures } from './employer-artwork';
import { providerArtwork } from './provider-artwork';

const types = ['banner', 'image', 'tile'] as const;
const names = [null, ...Object.keys(lineCategories), ...Object.keys(mediaCategories)];
const numbers = Array.from({ length: 10 }, (_, index) => index + 1);

const leeds = {
  ukprn: '10007795',
  name: 'The University of Leeds',
  latitude: 53.807,
  longitude: -1.555,
  subjects: [
    { code: 'CAH10', name: 'Engineering and technology', courses: 90 },
    { code: 'CAH17', name: 'Business and management', courses: 40 },
  ],
};

describe('default artwork', () => {
  it('draws ten pictures of every kind and category, all different, without text, under 25 kB [C-23]', () => {
    // All ten of a kind are drawn for tiles only, because they are many.
    const drawn = names.flatMap((name) =>
      types.flatMap((type) =>
        (type === 'tile' ? numbers : [1, 10]).map((number) => defaultArtwork(name, type, number)),
      ),
    );
    expect(new Set(drawn).size).toBe(names.length * 14);
    expect(Math.max(...drawn.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(25_000);
    expect(drawn.filter((svg) => /<text|NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it('draws the same picture for the same name [C-23]', () => {
    expect(defaultArtwork('law', 'tile', 4)).toBe(defaultArtwork('law', 'tile', 4));
  });

  it('rejects an unknown category or number [C-23]', () => {
    expect(() => defaultArtwork('alchemy', 'tile', 1)).toThrow(RangeError);
    expect(() => defaultArtwork('law', 'tile', 11)).toThrow(RangeError);
    expect(findCategory('constructor')).toBeUndefined();
  });

  it('has a title for each media category [K-09]', () => {
    expect(Object.keys(mediaCategories).length).toBeGreaterThanOrEqual(20);
    expect(mediaCategories['computer-science'].title).toBe('Computer science');
  });
});

describe('provider artwork', () => {
  it('depends on the provider’s position and subjects', () => {
    const drawn = providerArtwork(leeds, 'tile');
    expect(drawn).toBe(providerArtwork({ ...leeds }, 'tile'));
    expect(drawn).not.toBe(providerArtwork({ ...leeds, latitude: 51.45, longitude: -2.6 }, 'tile'));
    expect(drawn).not.toBe(providerArtwork({ ...leeds, subjects: leeds.subjects.slice(1) }, 'tile'));
  });

  it('requires neither a position nor subjects', () => {
    const bare = { ...leeds, latitude: null, longitude: null, subjects: [] };
    const svg = providerArtwork(bare, 'banner');
    expect(svg).toContain(`viewBox="0 0 ${FRAMES.banner.width} ${FRAMES.banner.height}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('stays under the size limit for any provider', () => {
    const sizes = Array.from({ length: 20 }, (_, index) => {
      const provider = { ...leeds, ukprn: `${10000000 + index * 213}`, latitude: 50 + index * 0.42 };
      return Buffer.byteLength(providerArtwork(provider, index % 2 ? 'tile' : 'banner'));
    });
    expect(Math.max(...sizes)).toBeLessThan(25_000);
  });
});

describe('employer artwork', () => {
  const pictures = Object.keys(employerPictures) as EmployerPicture[];
  const draw = (id: string, industry = 'healthcare') =>
    pictures.map((picture) => employerArtwork({ id, industry }, picture));

  it('draws seven pictures of an employer, all different, without text, under 25 kB [E-16]', () => {
    const drawn = Array.from({ length: 15 }, (_, at) => draw(`employer-${at}`)).flat();
    expect(new Set(drawn).size).toBe(15 * pictures.length);
    expect(Math.max(...drawn.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(25_000);
    expect(drawn.filter((svg) => /<text|NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it('draws the same picture for the same employer, in its industry’s colour [E-16]', () => {
    expect(draw('a-firm')).toEqual(draw('a-firm'));
    expect(draw('a-firm', 'education')).not.toEqual(draw('a-firm'));
  });
});
