/** @jest-environment node */
import type { DirectedCareer } from '@signpost/api-client/careers';
import { rawPay } from '../../testing/careers-api';
import { branchesOf, leastLevel, passing } from './filter';
import { narrowDrawing, wideDrawing } from './layout';
import { LEVELS, readSearch, searchUrl, type CompassSearch } from './search';

const NO_FILTERS: CompassSearch = { from: null, pay: null, level: null, place: null, view: 'map' };
const read = (query: string) => readSearch(new URLSearchParams(query));

let made = 0;
const career = (median: number | null, more: object = {}) =>
  ({
    ...{ id: `${made++}`, title: 'A career', category: { id: 'art', title: 'Art' }, pathways: [] },
    ...{ earnings: { annual: rawPay(median) }, levels: [], regions: [] },
    ...more,
  }) as unknown as DirectedCareer;
const levels = (...indexes: number[]) => ({
  levels: indexes.map((index) => ({ level: LEVELS[index]?.level, typical: false })),
});

describe('address of the compass', () => {
  it('reads back every search that it writes [R-03] [B-01]', () => {
    const search: CompassSearch = {
      from: { kind: 'subject', id: 'computer-science' },
      ...{ pay: 35_000, level: 3, place: 'North East', view: 'list' },
    };
    expect(read(new URL(searchUrl(search), 'https://signpost.test').search)).toEqual({
      ...{ search, problems: [] },
    });
    expect(searchUrl(NO_FILTERS)).toBe('/explore/career-compass');
  });

  it('reads the plain fields of the form, which come before the list of filters [R-03] [B-01]', () => {
    const { search, problems } = read('pay=25000&level=2&filters=60000~pay');
    expect(search).toMatchObject({ pay: 25_000, level: 2 });
    expect(problems.map(({ field }) => field)).toEqual(['pay']);
    expect(read('pay=&level=&place=').search).toEqual(NO_FILTERS);
  });

  it.each([
    ['from=subject', 'We do not know where to start from. Choose a subject, a skill or an interest.'],
    ['from=colour.red', 'We do not know where to start from. Choose a subject, a skill or an interest.'],
    ['pay=-1', 'The pay must be a number of pounds a year.'],
    ['pay=200001', 'The pay must be a number of pounds a year.'],
    [`level=${LEVELS.length}`, 'We do not know that level of education.'],
    [`place=${'a'.repeat(61)}`, 'We do not know that place.'],
    ['filters=red~colour', 'There is no filter called “colour” here.'],
  ])('leaves out %s and says why [R-03]', (query, message) => {
    const { search, problems } = read(query);
    expect(search).toEqual(NO_FILTERS);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });
});

describe('careers of a start', () => {
  it('pass a pay filter only with published pay that is high enough [R-03]', () => {
    const [high, low, unknown] = [career(45_000), career(44_999), career(null)];
    expect(passing([high, low, unknown], { ...NO_FILTERS, pay: 45_000 })).toEqual([high]);
    expect(passing([high, low, unknown], NO_FILTERS)).toHaveLength(3);
  });

  it('pass a level filter by the lowest way in, and count as the highest level when none is known [R-03]', () => {
    const [gcse, degree, unknown] = [career(1, levels(4, 1)), career(1, levels(4)), career(1)];
    expect([gcse, degree, unknown].map(leastLevel)).toEqual([1, 4, LEVELS.length - 1]);
    expect(passing([gcse, degree, unknown], { ...NO_FILTERS, level: 1 })).toEqual([gcse]);
  });

  it('pass a place filter with an apprenticeship there [R-03]', () => {
    const [wales, nowhere] = [career(1, { regions: ['Wales'] }), career(1)];
    expect(passing([wales, nowhere], { ...NO_FILTERS, place: 'Wales' })).toEqual([wales]);
  });

  it('are grouped by kind of work, the largest group and the best paid first [R-03]', () => {
    const other = { category: null };
    const branches = branchesOf([career(1, other), career(20_000), career(null), career(30_000)]);
    expect(
      branches.map(({ title, careers }) => [title, careers.map(({ earnings }) => earnings.annual?.median)]),
    ).toEqual([
      ['Art', [30_000, 20_000, null]],
      ['Other work', [1]],
    ]);
  });
});

describe('map of careers', () => {
  const titles = ['Art', 'Building', 'Care', 'Digital', 'Energy'];
  const branches = branchesOf(
    titles.flatMap((title, index) =>
      Array.from({ length: index + 1 }, () => career(10_000 * index, { category: { id: title, title } })),
    ),
  );

  it.each([
    ['wide', wideDrawing(branches)],
    ['narrow', narrowDrawing(branches)],
  ])('has a stop for each career inside the %s drawing, and none over another [R-03]', (_, drawing) => {
    const stops = drawing.tracks.flatMap((track) => track.stops);
    expect(stops).toHaveLength(15);
    expect(new Set(stops.map(({ x, y }) => `${x} ${y}`)).size).toBe(15);
    for (const { x, y, radius } of stops) {
      expect(x - radius).toBeGreaterThan(0);
      expect(x + radius).toBeLessThan(drawing.width);
      expect(y + radius).toBeLessThan(drawing.height);
    }
  });

  it('uses both sides of the wide drawing [R-03]', () => {
    const sides = wideDrawing(branches).tracks.map(({ side }) => side);
    expect(new Set(sides)).toEqual(new Set(['left', 'right']));
  });

  it('has larger stops for higher pay, up to a limit, and the smallest without pay [R-03]', () => {
    const [track] = narrowDrawing([
      { title: 'Art', careers: [career(null), career(30_000), career(90_000), career(900_000)] },
    ]).tracks;
    const radii = track?.stops.map(({ radius }) => radius) ?? [];
    expect(radii).toEqual([...radii].sort((one, other) => one - other));
    expect(radii[2]).toBe(radii[3]);
    expect(radii[0]).toBeLessThan(radii[1] ?? 0);
  });

  it('is empty without careers', () => {
    expect(wideDrawing([]).tracks).toEqual([]);
    expect(narrowDrawing([]).tracks).toEqual([]);
  });
});
