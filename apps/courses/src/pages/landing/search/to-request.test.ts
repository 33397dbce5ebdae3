import { upperEnd } from '../entry-bands';
import { NOTHING, type LandingSearch } from './search';
import { toRequest } from './to-request';

const NOWHERE = { postcode: '', from: null, error: null };
const BATH = {
  ...{ postcode: 'BA1', error: null },
  from: { postcode: 'BA1', lat: 51.38, lng: -2.36, region: null, name: 'BA1, Bath' },
};
const request = (search: Partial<LandingSearch>, from = BATH as typeof BATH | typeof NOWHERE) =>
  toRequest({ ...NOTHING, ...search }, undefined, from);

describe('request of the search service', () => {
  it('has the words, the page and 20 courses a page [R-09]', () => {
    expect(request({ q: 'law', page: 2 }, NOWHERE)).toMatchObject({
      ...{ kind: 'courses', query: 'law', page: 2, perPage: 20 },
    });
    expect(request({}, NOWHERE)).not.toHaveProperty('near');
    expect(request({}, NOWHERE)).not.toHaveProperty('order');
    expect(request({ exact: true })).toHaveProperty('understand', false);
  });

  it('measures from the postcode, within the radius when there is one [R-09]', () => {
    expect(request({}).near).toEqual({ lat: 51.38, lng: -2.36 });
    expect(request({ radius: 25 }).near).toEqual({ lat: 51.38, lng: -2.36, radius: 25 });
  });

  it.each([
    [48, ['Under 64 points']],
    [64, ['Under 64 points', '64 to 95 points']],
    [168, expect.arrayContaining(['160 points or more'])],
  ])('asks for courses whose entrants had up to the band of %s points [R-09]', (points, tariffBand) => {
    const { chosen } = request({ grades: [{ qualification: 'al', grade: 'A', points }] });
    expect(chosen).toHaveProperty('tariffBand', tariffBand);
  });

  it('names the subject by its title, and the order by its index [R-09]', () => {
    const { chosen, order } = toRequest({ ...NOTHING, order: 'salary' }, { title: 'Law' }, NOWHERE);
    expect(chosen).toHaveProperty('subjects', ['Law']);
    expect(order).toBe('salary_desc');
  });
});

it.each([
  [0, 'under 64 points'],
  [63, 'under 64 points'],
  [64, 'under 96 points'],
  [160, null],
])('the highest band that %s points reach ends %s', (points, end) => {
  expect(upperEnd(points)).toBe(end);
});
