import fc from 'fast-check';
import { defaultPicture, pictureNumber } from '.';

describe('default pictures', () => {
  it('[S-12] are a whole number from 1 to 10, the same for the same seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        const number = pictureNumber(seed);
        expect(Number.isInteger(number) && number >= 1 && number <= 10).toBe(true);
        expect(pictureNumber(seed)).toBe(number);
      }),
    );
  });

  it('[S-12] every one of the ten is picked about as often', () => {
    const times = new Map<number, number>();
    for (let id = 0; id < 5000; id += 1) {
      const number = pictureNumber(`course-${id}`);
      times.set(number, (times.get(number) ?? 0) + 1);
    }
    expect(times.size).toBe(10);
    expect(Math.min(...times.values())).toBeGreaterThan(400);
  });

  it('[C-23] [S-12] are addressed by set, shape and number', () => {
    const number = pictureNumber('medicine');
    expect(defaultPicture({ seed: 'medicine', type: 'banner', category: 'medicine' })).toBe(
      `/themes/custom/ucas/images/default-images/medicine/banners/default-banner${number}.webp`,
    );
    expect(defaultPicture({ seed: 'medicine', type: 'tile' })).toBe(
      `/themes/custom/ucas/images/default-images/tiles/default-tile${number}.webp`,
    );
  });
});
