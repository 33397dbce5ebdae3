import type { ByTrait, CareerSummary } from '@signpost/api-client/careers';
import { placeCareers } from './less-like';
import { firstMatches, topInterests } from './spread';

const none: ByTrait = { R: 1, I: 1, A: 1, S: 1, E: 1, C: 1 };
const career = (id: string, percent: number, interests: object): CareerSummary => ({
  id,
  title: id,
  summary: '',
  image: '',
  banner: '',
  earnings: { annual: null, median: null },
  pathways: [],
  otherTitles: [],
  category: null,
  interests: { ...none, ...interests },
  percent,
  fit: null,
});
const careers = [
  ...Array.from({ length: 12 }, (_, place) => career(`helper ${place}`, 95 - place, { S: 6, A: 3 })),
  ...Array.from({ length: 4 }, (_, place) => career(`creator ${place}`, 80 - place, { A: 6 })),
  career('weak creator', 50, { A: 7 }),
];
const first = (scores: object, most = 10) =>
  firstMatches(placeCareers(careers, []), { ...none, ...scores }, most).map(({ career: { id } }) => id);

describe('first matches', () => {
  it('treats interests as tied when two answers could make them equal [R-07]', () => {
    expect(topInterests({ ...none, A: 4.6, S: 4.6, E: 4.2, I: 4 })).toEqual(['A', 'S', 'E']);
    expect(topInterests({ ...none, S: 4.6, A: 4 })).toEqual(['S']);
    expect(topInterests({ ...none, S: 4.2, A: 3.8 })).toEqual(['A', 'S']);
  });

  it('gives each of two tied interests a share, in match order [R-07]', () => {
    const ids = first({ A: 4.6, S: 4.6 });
    expect(ids).toHaveLength(10);
    expect(ids.slice(7)).toEqual(['creator 0', 'creator 1', 'creator 2']);
    expect(ids.slice(0, 7)).toEqual(Array.from({ length: 7 }, (_, place) => `helper ${place}`));
  });

  it('takes the highest matches when one interest is ahead, and no career below the minimum match [R-07]', () => {
    expect(first({ S: 4.6, A: 2 }).every((id) => id.startsWith('helper'))).toBe(true);
    expect(first({ A: 4.6, S: 4.6 }, 40)).toHaveLength(careers.length);
    expect(first({ A: 4.6, S: 4.6 })).not.toContain('weak creator');
  });
});
