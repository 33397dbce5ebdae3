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

describe('careers less like those turned down', () => {
  it('keeps the order of matches until a career is turned down [R-07]', () => {
    expect(order([])).toEqual(['1', '2', '3', '4', '5']);
    expect(placeCareers(careers, []).every(({ moved }) => moved === null)).toBe(true);
  });

  it('removes a career that is turned down, and moves similar ones down with a reason [R-07]', () => {
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

  it('accepts unknown careers, and all careers turned down [R-07]', () => {
    expect(order(['9999'])).toEqual(order([]));
    expect(order(['1', '2', '3', '4', '5'])).toEqual([]);
  });
});
