import fc from 'fast-check';
import { defaultImage, defaultImageNumber } from './default-image';

it('[S-12] picks the same picture for a thing each time within a page view', () => {
  const choice = { type: 'tile', category: 'employer', key: 'arup', seed: 'view-1' };
  expect(defaultImage(choice)).toBe(defaultImage({ ...choice }));
  expect(defaultImage(choice)).toMatch(
    /^\/themes\/custom\/ucas\/images\/default-images\/employer\/tiles\/default-tile([1-9]|10)\.jpg$/,
  );
});

it('[S-12] has a set that belongs to no category', () => {
  expect(defaultImage({ type: 'banner', key: 'x' })).toMatch(
    /default-images\/banners\/default-banner\d+\.jpg$/,
  );
});

it('[S-12] stays between 1 and 10 and uses the whole set about evenly', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (key, seed) => {
      expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).toContain(defaultImageNumber(key, seed));
    }),
  );
  const counts = new Map<number, number>();
  for (let id = 0; id < 5_000; id += 1) {
    const number = defaultImageNumber(String(10_000_000 + id), 'view');
    counts.set(number, (counts.get(number) ?? 0) + 1);
  }
  expect(Math.min(...counts.values())).toBeGreaterThan(400);
  expect(counts.size).toBe(10);
});

it('[S-12] picks anew in another page view', () => {
  const picks = Array.from({ length: 50 }, (_, view) => defaultImageNumber('arup', `view-${view}`));
  expect(new Set(picks).size).toBeGreaterThan(5);
});
