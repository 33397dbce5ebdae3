import fc from 'fast-check';
import { pictureNumber } from './picture-number';
import { defaultPicture } from '.';

describe('default pictures', () => {
  it('have a number from 1 to 10 that is the same for the same seed [S-12]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        const number = pictureNumber(seed);
        expect(Number.isInteger(number) && number >= 1 && number <= 10).toBe(true);
        expect(pictureNumber(seed)).toBe(number);
      }),
    );
  });

  it('are selected with about equal frequency [S-12]', () => {
    const times = new Map<number, number>();
    for (let id = 0; id < 5000; id += 1) {
      const number = pictureNumber(`course-${id}`);
      times.set(number, (times.get(number) ?? 0) + 1);
    }
    expect(times.size).toBe(10);
    expect(Math.min(...times.values())).toBeGreaterThan(400);
  });

  it('have URLs by set, shape and number [C-23] [S-12]', () => {
    const number = pictureNumber('medicine');
    expect(defaultPicture({ seed: 'medicine', type: 'banner', category: 'medicine' })).toBe(
      `/themes/custom/ucas/images/default-images/medicine/banners/default-banner${number}.webp`,
    );
    expect(defaultPicture({ seed: 'medicine', type: 'tile' })).toBe(
      `/themes/custom/ucas/images/default-images/tiles/default-tile${number}.webp`,
    );
  });
});
