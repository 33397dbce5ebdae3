import { findCategory, lineCategories, mediaCategories } from './catalogue';
import { defaultArtwork } from './default-artwork';
import { frames } from './drawing/frame';
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
  it('[C-23] draws ten pictures of every kind and category, all different, without text, under 25 kB', () => {
    const drawn = names.flatMap((name) =>
      types.flatMap((type) => numbers.map((number) => defaultArtwork(name, type, number))),
    );
    expect(new Set(drawn).size).toBe(names.length * types.length * 10);
    expect(Math.max(...drawn.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(25_000);
    expect(drawn.filter((svg) => /<text|NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it('[C-23] draws the same picture for the same name', () => {
    expect(defaultArtwork('law', 'tile', 4)).toBe(defaultArtwork('law', 'tile', 4));
  });

  it('[C-23] refuses a category or a number that does not exist', () => {
    expect(() => defaultArtwork('alchemy', 'tile', 1)).toThrow(RangeError);
    expect(() => defaultArtwork('law', 'tile', 11)).toThrow(RangeError);
    expect(findCategory('constructor')).toBeUndefined();
  });

  it('[K-09] has a title for each of its media categories', () => {
    expect(Object.keys(mediaCategories).length).toBeGreaterThanOrEqual(20);
    expect(mediaCategories['computer-science'].title).toBe('Computer science');
  });
});

describe('provider artwork', () => {
  it('is drawn from where the provider is and what it teaches', () => {
    const drawn = providerArtwork(leeds, 'tile');
    expect(drawn).toBe(providerArtwork({ ...leeds }, 'tile'));
    expect(drawn).not.toBe(providerArtwork({ ...leeds, latitude: 51.45, longitude: -2.6 }, 'tile'));
    expect(drawn).not.toBe(providerArtwork({ ...leeds, subjects: leeds.subjects.slice(1) }, 'tile'));
  });

  it('needs neither a position nor subjects', () => {
    const bare = { ...leeds, latitude: null, longitude: null, subjects: [] };
    const svg = providerArtwork(bare, 'banner');
    expect(svg).toContain(`viewBox="0 0 ${frames.banner.width} ${frames.banner.height}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('stays small for any provider', () => {
    const sizes = Array.from({ length: 60 }, (_, index) => {
      const provider = { ...leeds, ukprn: `${10000000 + index * 71}`, latitude: 50 + index * 0.14 };
      return Buffer.byteLength(providerArtwork(provider, index % 2 ? 'tile' : 'banner'));
    });
    expect(Math.max(...sizes)).toBeLessThan(25_000);
  });
});

describe('employer artwork', () => {
  const pictures = Object.keys(employerPictures) as EmployerPicture[];
  const draw = (id: string, industry = 'healthcare') =>
    pictures.map((picture) => employerArtwork({ id, industry }, picture));

  it('[E-16] draws seven pictures of an employer, all different, without text, under 25 kB', () => {
    const drawn = Array.from({ length: 40 }, (_, at) => draw(`employer-${at}`)).flat();
    expect(new Set(drawn).size).toBe(40 * pictures.length);
    expect(Math.max(...drawn.map((svg) => Buffer.byteLength(svg)))).toBeLessThan(25_000);
    expect(drawn.filter((svg) => /<text|NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it('[E-16] draws the same for the same employer, and in its industry’s colour', () => {
    expect(draw('a-firm')).toEqual(draw('a-firm'));
    expect(draw('a-firm', 'education')).not.toEqual(draw('a-firm'));
  });
});
