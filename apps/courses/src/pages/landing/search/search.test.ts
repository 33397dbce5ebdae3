/** @jest-environment node */
import { MAX_QUERY_LENGTH } from '@signpost/api-client/filters';
import { readSearch } from './read-search';
import { type LandingSearch, NOTHING } from './search';
import { changed, hiddenFields, searching, searchUrl, without } from './write-search';
import { upperEnd } from '../entry-bands';
import { toRequest } from './to-request';

const read = (query: string) => readSearch(new URLSearchParams(query));

const full: LandingSearch = {
  q: 'computing & maths',
  exact: true,
  subject: { name: 'Computer science', id: 'computer-science' },
  postcode: 'BA1 1AA',
  radius: 25,
  grades: [{ qualification: 'al', grade: 'A*', points: 56 }],
  start: 2027,
  chosen: {
    ...NOTHING.chosen,
    studyMode: [{ name: 'Full-time' }],
    country: [{ name: 'England' }],
    qualification: [{ name: 'BSc' }],
    provider: [{ name: 'University of Bath', id: '10007850' }],
  },
  order: 'salary',
  page: 3,
};

describe('search in an address', () => {
  it('reads the filters of older links by their former names [B-01]', () => {
    const { search, problems } = read('mode=Part-time&filters=Wales~nation&filters=Access+course~wayin');
    expect(problems).toEqual([]);
    expect(search.chosen).toMatchObject({
      studyMode: [{ name: 'Part-time' }],
      country: [{ name: 'Wales' }],
      wayIn: [{ name: 'Access course' }],
    });
  });

  it('reads every filter of the courses on the page of a search [R-09] [R-16] [B-01]', () => {
    const { search, problems } = read(
      'filters=Law_law~subjects&filters=Full-time~studyMode&filters=Under+64+points~tariffBand' +
        '&filters=BSc~qualification&filters=Wales~region&filters=University+of+Bath~provider',
    );
    expect(problems).toEqual([]);
    expect(search.subject).toEqual({ name: 'Law', id: 'law' });
    expect(search.chosen).toMatchObject({
      tariffBand: [{ name: 'Under 64 points' }],
      provider: [{ name: 'University of Bath' }],
    });
  });

  it('reads back every part of a search that it writes [R-09] [B-01]', () => {
    const { search } = new URL(searchUrl(full), 'https://signpost.test');
    expect(read(search)).toEqual({ search: full, problems: [] });
    expect(searchUrl(NOTHING)).toBe('/explore/courses');
    expect(read('')).toEqual({ search: NOTHING, problems: [] });
  });

  it('reads the plain fields of a form together with the list of filters [R-09] [B-01]', () => {
    const { search } = read(
      'studyMode=Part-time&studyMode=Full-time&filters=Full-time~studyMode&filters=London~region',
    );
    expect(search.chosen).toEqual({
      ...NOTHING.chosen,
      studyMode: [{ name: 'Part-time' }, { name: 'Full-time' }],
      region: [{ name: 'London' }],
    });
  });

  it('removes control characters and space around words', () => {
    expect(read('q=%20law%00%0A%EF%BF%BD&postcode=%09BA1%20').search).toMatchObject({
      ...{ q: 'law', postcode: 'BA1' },
    });
  });

  it('searches for exact words only when there are words', () => {
    expect(read('exact=1').search.exact).toBe(false);
    expect(read('q=law&exact=1').search.exact).toBe(true);
    expect(read('q=law&exact=yes').search.exact).toBe(false);
  });

  it.each([
    ['radius=0', 'Choose a distance between 1 and 600 miles.'],
    ['radius=601', 'Choose a distance between 1 and 600 miles.'],
    ['radius=far', 'Choose a distance between 1 and 600 miles.'],
    ['start=27', 'A start is a year, such as 2027.'],
    ['sort=cheapest', 'We do not know that order. The best match comes first.'],
    ['page=1.5', 'A page number is a whole number from 1. This is page 1.'],
    ['grade=al.Z', 'Some of the grades are none that we know. We left them out.'],
    ['filters=x~colour', 'There is no filter called “colour” here.'],
  ])('leaves out %s and says why [R-09]', (query, message) => {
    const { search, problems } = read(query);
    expect(search).toEqual(NOTHING);
    expect(problems.map((problem) => problem.message)).toEqual([message]);
  });

  it('cuts a very long search, and says so [R-09]', () => {
    const { search, problems } = read(`q=${'a'.repeat(MAX_QUERY_LENGTH + 1)}`);
    expect(search.q).toHaveLength(MAX_QUERY_LENGTH);
    expect(problems).toHaveLength(1);
  });

  it('leaves out choices that are too long or too many, and says so [R-09]', () => {
    const many = Array.from({ length: 25 }, (_, index) => `region=R${index}`).join('&');
    const { search, problems } = read(`${many}&studyMode=${'a'.repeat(101)}`);
    expect(search.chosen.region).toHaveLength(20);
    expect(search.chosen.studyMode).toEqual([]);
    expect(problems.map(({ field }) => field)).toEqual(['studyMode', 'region']);
  });
});

describe('changed search', () => {
  it('returns to the first page', () => {
    expect(changed(full, { radius: null })).toMatchObject({ radius: null, page: 1, q: full.q });
  });

  it('is not exact for other words', () => {
    expect(searching(full, 'law')).toMatchObject({ q: 'law', exact: false });
    expect(searching(full, 'law', true).exact).toBe(true);
  });

  it('loses one choice of a filter and keeps the others', () => {
    const two = {
      ...full,
      chosen: { ...full.chosen, studyMode: [{ name: 'Full-time' }, { name: 'Part-time' }] },
    };
    expect(without(two, 'studyMode', { name: 'Full-time' }).chosen).toEqual({
      ...full.chosen,
      studyMode: [{ name: 'Part-time' }],
    });
  });

  it('has the same address whatever the order of its choices', () => {
    const other = { ...full, chosen: { ...full.chosen, country: [{ name: 'Wales' }, { name: 'England' }] } };
    const same = { ...full, chosen: { ...full.chosen, country: [{ name: 'England' }, { name: 'Wales' }] } };
    expect(searchUrl(other)).toBe(searchUrl(same));
  });
});

it('keeps in a form what the form has no field for, and never the page', () => {
  expect(hiddenFields(full, ['q', 'exact', 'filters', 'grade'])).toEqual({
    ...{ postcode: ['BA1 1AA'], radius: ['25'] },
    ...{ start: ['2027'], sort: ['salary'] },
  });
  expect(hiddenFields(NOTHING, [])).toEqual({});
});

describe('the request', () => {
  const NOWHERE = { postcode: '', from: null, error: null };

  const BATH = {
    ...{ postcode: 'BA1', error: null },
    from: { postcode: 'BA1', lat: 51.38, lng: -2.36, region: null, country: null, name: 'BA1, Bath' },
  };

  const request = (search: Partial<LandingSearch>, from = BATH as typeof BATH | typeof NOWHERE) =>
    toRequest({ ...NOTHING, ...search }, from);

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
      const { chosen, order } = request({ order: 'salary', subject: { name: 'Law', id: 'law' } }, NOWHERE);
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
});
