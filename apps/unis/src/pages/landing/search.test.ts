/** @jest-environment node */
import fc from 'fast-check';
import { readSearch } from './read-search';
import { EVERYTHING } from './search';
import { searchUrl } from './write-search';

const chosen = (some: object) => ({ chosen: { ...EVERYTHING.chosen, ...some } });
const read = (query: string) => readSearch(new URLSearchParams(query));

describe('parsing the landing address', () => {
  it.each([
    ['', {}],
    ['letter=b', { letter: 'B' }],
    ['letter=0-9', { letter: '0-9' }],
    ['q=%20bath%20', { q: 'bath' }],
    ['q=ba%00th%EF%BF%BD', { q: 'ba th' }],
    ['filters=England~country', chosen({ country: [{ name: 'England' }] })],
    ['filters=Law_CAH16~subject', chosen({ subject: [{ name: 'Law', id: 'CAH16' }] })],
    [
      'filters=London~region&filters=Gold~tef',
      chosen({ region: [{ name: 'London' }], tef: [{ name: 'Gold' }] }),
    ],
    [
      'country=England&country=Wales&tef=Gold',
      chosen({ country: [{ name: 'England' }, { name: 'Wales' }], tef: [{ name: 'Gold' }] }),
    ],
    ['country=Wales&filters=Wales~country', chosen({ country: [{ name: 'Wales' }] })],
    [
      'postcode=BA2+7AY&radius=25&sort=distance',
      { postcode: 'BA2 7AY', radius: 25, sortBy: 'distance' as const },
    ],
    ['page=3&view=map', { page: 3, view: 'map' as const }],
    ['page=1e9', { page: 1e9 }],
    [
      'subject=law&mode=part-time&tariff=96+to+127+points&tariff=64+to+95+points',
      chosen({
        subject: [{ name: 'law' }],
        mode: [{ name: 'part-time' }],
        tariff: [{ name: '96 to 127 points' }, { name: '64 to 95 points' }],
      }),
    ],
    ['letter=&q=&country=&postcode=&radius=&sort=&page=&view=', {}],
    ['utm_source=newsletter', {}],
  ])('%s [R-20] [B-01]', (query, expected) => {
    expect(read(query)).toEqual({ search: { ...EVERYTHING, ...expected }, problems: [] });
  });

  it.each([
    ['filters=Gold~medal', 'filters', 'medal'],
    ['filters=nonsense', 'filters', 'nonsense'],
    ['page=-1', 'page', 'whole number'],
    ['page=0', 'page', 'whole number'],
    ['page=two', 'page', 'whole number'],
    ['page=1.5', 'page', 'whole number'],
    ['page=NaN', 'page', 'whole number'],
    ['letter=AB', 'letter', 'A to Z'],
    ['sort=random', 'sort', 'A to Z'],
    ['view=table', 'view', 'map'],
    ['radius=0', 'radius', '600'],
    ['radius=9999', 'radius', '600'],
    [`q=${'x'.repeat(201)}`, 'q', '200'],
    [`country=${'x'.repeat(101)}`, 'country', 'too long'],
  ])('reports the problem with %s and leaves it out [R-20]', (query, field, words) => {
    const { search, problems } = read(query);
    expect(problems).toEqual([{ field, message: expect.stringContaining(words) }]);
    expect({ ...search, q: '' }).toEqual(EVERYTHING);
  });

  it('takes one subject, and reports a second one [R-20]', () => {
    const { search, problems } = read('subject=law&subject=history');
    expect(search.chosen.subject).toEqual([{ name: 'law' }]);
    expect(problems).toEqual([{ field: 'subject', message: expect.stringContaining('too many') }]);
  });

  it('never throws, and parses back every address that it writes [R-20]', () => {
    const parameter = fc.tuple(
      fc.oneof(
        fc.constantFrom(
          'letter',
          'q',
          'filters',
          'country',
          'region',
          'tef',
          'postcode',
          'radius',
          'sort',
          'page',
          'view',
        ),
        fc.string(),
      ),
      fc.oneof(
        // The unit "binary" of fast-check is the same, but takes three seconds to set up.
        fc.string({ unit: fc.nat(0xd7ff).map((code) => String.fromCodePoint(code)) }),
        fc.constantFrom(
          'England~country',
          'Gold~tef',
          'A_1~region',
          'B',
          '7',
          'map',
          'salary',
          '<script>',
          '1e9',
        ),
      ),
    );
    fc.assert(
      fc.property(fc.array(parameter, { maxLength: 12 }), (parameters) => {
        const { search } = read(new URLSearchParams(parameters).toString());
        const again = read(searchUrl(search).split('?')[1] ?? '');
        expect(again.problems).toEqual([]);
        expect(searchUrl(again.search)).toBe(searchUrl(search));
      }),
    );
  });

  it('reports the problems of a query string of 16 kB [R-20]', () => {
    const { problems } = read(`filters=${'~'.repeat(8000)}&q=${'a'.repeat(8000)}`);
    expect(problems.map(({ field }) => field)).toEqual(['q', 'filters']);
  });
});

describe('writing the landing address', () => {
  it('has one form for each search: defaults left out, filters in order [B-01]', () => {
    expect(searchUrl(EVERYTHING)).toBe('/explore/unis');
    const choices = chosen({
      subject: [{ name: 'Law', id: 'law' }],
      country: [{ name: 'Wales' }, { name: 'England' }],
      tef: [{ name: 'Gold' }],
    });
    expect(searchUrl({ ...EVERYTHING, ...choices, page: 2 })).toBe(
      '/explore/unis?filters=Law_law%7Esubject&filters=England%7Ecountry&filters=Wales%7Ecountry&filters=Gold%7Etef&page=2',
    );
  });
});
