import type { CareerSummary } from '@signpost/api-client/careers';
import { placeCareers } from './less-like';

const career = (id: string, percent: number, interests: CareerSummary['interests']): CareerSummary => ({
  id,
  title: `Career ${id}`,
  summary: '',
  image: '',
  banner: '',
  earnings: { annual: null, median: null },
  pathways: [],
  otherTitles: [],
  category: null,
  interests,
  percent,
  fit: null,
});
const desk = { R: 1, I: 2, A: 1, S: 3, E: 5, C: 7 };
const careers = [
  career('1', 95, desk),
  career('2', 94, { ...desk, E: 6 }),
  career('3', 90, { R: 1, I: 6, A: 3, S: 3, E: 2, C: 5 }),
  career('4', 85, { R: 2, I: 7, A: 5, S: 2, E: 1, C: 1 }),
  career('5', 80, null),
];
const order = (less: string[]) => placeCareers(careers, less).map(({ career: { id } }) => id);

describe('less like this', () => {
  it('[R-07] keeps the order of the matches until something is turned down', () => {
    expect(order([])).toEqual(['1', '2', '3', '4', '5']);
    expect(placeCareers(careers, []).every(({ moved }) => moved === null)).toBe(true);
  });

  it('[R-07] leaves out what is turned down and moves what is like it down, saying so', () => {
    const placed = placeCareers(careers, ['1']);
    expect(placed.map(({ career: { id } }) => id)).toEqual(['3', '4', '5', '2']);
    expect(placed.at(-1)).toMatchObject({ career: { percent: 94 }, moved: { like: { title: 'Career 1' } } });
    expect(placed.at(-1)?.moved?.points).toBeGreaterThan(14);
    const shown = placed.map((each) => each.shown);
    expect(shown).toEqual([...shown].sort((one, other) => other - one));
    expect(shown.at(-1)).toBe(94 - (placed.at(-1)?.moved?.points ?? 0));
    expect(placed[1]?.moved).toBeNull();
    expect(placed[2]?.moved).toBeNull();
  });

  it('[R-07] does not mind unknown careers, nor all of them turned down', () => {
    expect(order(['9999'])).toEqual(order([]));
    expect(order(['1', '2', '3', '4', '5'])).toEqual([]);
  });
});
