import fc from 'fast-check';
import { SEARCH_KINDS } from '@signpost/api-client/search';
import { everything } from './address';
import { readAddress, readWords } from './read-address';
import { SEARCHED } from './searched';
import { keptFields, searching, searchUrl, without } from './write-address';

const read = (query: string) => readAddress('courses', new URLSearchParams(query));
const plain = everything('courses');

describe('reading the address of results', () => {
  it.each([
    ['', {}],
    ['q=%20law%20', { q: 'law' }],
    ['query=law', { q: 'law' }],
    ['q=la%00w%EF%BF%BD', { q: 'la w' }],
    ['filters=Wales~region', { chosen: { region: ['Wales'] } }],
    ['region=Wales&filters=Wales~region&region=London', { chosen: { region: ['Wales', 'London'] } }],
    ['filters=A%255FB%257E1~provider', { chosen: { provider: ['A_B~1'] } }],
    ['postcode=BA2+7AY&radius=25', { postcode: 'BA2 7AY', radius: 25 }],
    ['sort=salary', { sort: 'salary' }],
    ['sort=best', {}],
    ['q=law&exact=1', { q: 'law', exact: true }],
    ['q=law&exact=yes', { q: 'law' }],
    ['exact=1', {}],
    ['page=3&view=map', { page: 3, view: 'map' as const }],
    ['q=&region=&postcode=&radius=&sort=&page=&view=&filters=', {}],
    ['utm_source=newsletter&gclid=1', {}],
  ])('[R-16] [B-01] %s', (query, expected) => {
    expect(read(query)).toEqual({ address: { ...plain, ...expected }, problems: [] });
  });

  it.each([
    ['filters=Gold~medal', 'filters', 'medal'],
    ['filters=nonsense', 'filters', 'nonsense'],
    ['filters=x~__proto__', 'filters', '__proto__'],
    ['page=-1', 'page', 'whole number'],
    ['page=0', 'page', 'whole number'],
    ['page=two', 'page', 'whole number'],
    ['page=1.5', 'page', 'whole number'],
    ['sort=random', 'sort', 'best match'],
    ['view=table', 'view', 'map'],
    ['radius=0', 'radius', '600'],
    ['radius=9999', 'radius', '600'],
    [`q=${'x'.repeat(10_000)}`, 'q', '200'],
    [`region=${'x'.repeat(101)}`, 'region', 'too long'],
    [Array.from({ length: 30 }, (_, at) => `region=${at}`).join('&'), 'region', 'too many'],
  ])('[R-16] names what is wrong with %.40s and goes on without it', (query, field, words) => {
    const { address, problems } = read(query);
    expect(problems).toEqual([{ field, message: expect.stringContaining(words) }]);
    expect({ ...address, q: '', chosen: {} }).toEqual(plain);
    expect(address.chosen['region']?.length ?? 0).toBeLessThanOrEqual(20);
  });

  it('[R-16] has no map and no distance for things without a place', () => {
    const { address } = readAddress('careers', new URLSearchParams('postcode=BA2&radius=5&view=map'));
    expect(address).toEqual(everything('careers'));
  });

  it('[R-15] words are cut at 200 characters, and that is said', () => {
    const { q, problems } = readWords(new URLSearchParams({ q: 'a'.repeat(10_000) }));
    expect(q).toHaveLength(200);
    expect(problems).toHaveLength(1);
  });

  it('[R-16] never throws, and what it reads it writes and reads again the same', () => {
    const names = [
      'q',
      'exact',
      'filters',
      'region',
      'provider',
      'postcode',
      'radius',
      'sort',
      'page',
      'view',
    ];
    const parameter = fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('Wales~region', 'A_1~provider', '7', '1', 'map', 'salary', '<script>', '1e9'),
      ),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...SEARCH_KINDS),
        fc.array(parameter, { maxLength: 12 }),
        (kind, parameters) => {
          const { address } = readAddress(kind, new URLSearchParams(parameters));
          const again = readAddress(kind, new URLSearchParams(searchUrl(address).split('?')[1]));
          expect(again.problems).toEqual([]);
          expect(searchUrl(again.address)).toBe(searchUrl(address));
        },
      ),
    );
  });

  it('[R-16] a 16 kB query string is read in no time', () => {
    const began = performance.now();
    const { problems } = read(`filters=${'~'.repeat(8000)}&q=${'a'.repeat(8000)}`);
    expect(problems.length).toBeGreaterThan(0);
    expect(performance.now() - began).toBeLessThan(50);
  });
});

describe('writing it', () => {
  it('[B-01] has one form for one search: defaults left out, choices in order', () => {
    expect(searchUrl(plain)).toBe('/explore/search/courses');
    const chosen = { region: ['Wales', 'London'], subjects: ['Law'] };
    expect(searchUrl({ ...plain, q: 'a', chosen, page: 2 })).toBe(
      '/explore/search/courses?q=a&filters=Law%7Esubjects&filters=London%7Eregion&filters=Wales%7Eregion&page=2',
    );
  });

  it('[R-16] takes one choice off and goes back to the first page', () => {
    const address = { ...plain, chosen: { region: ['Wales', 'London'] }, page: 3 };
    expect(without(address, 'region', 'Wales')).toEqual({ ...plain, chosen: { region: ['London'] } });
    expect(without(without(address, 'region', 'Wales'), 'region', 'London')).toEqual(plain);
  });

  it('[R-16] other words are searched for the usual way unless exactly they are wanted', () => {
    const address = { ...plain, q: 'a', exact: true, page: 3 };
    expect(searchUrl(address)).toBe('/explore/search/courses?q=a&exact=1&page=3');
    expect(searchUrl(searching(address, 'b'))).toBe('/explore/search/courses?q=b');
    expect(searchUrl(searching(address, 'b', true))).toBe('/explore/search/courses?q=b&exact=1');
  });

  it('[R-16] a form carries along what it does not ask for', () => {
    const address = { ...plain, q: 'a', chosen: { region: ['Wales'] }, sort: 'salary' };
    expect(keptFields(address, ['sort'])).toEqual({ q: 'a', filters: ['Wales~region'] });
    expect(keptFields({ ...plain, q: 'a', exact: true }, [])).toEqual({ q: 'a', exact: '1' });
  });
});

it('[R-16] no facet of any kind has the name of another part of the address', () => {
  const reserved = ['q', 'query', 'exact', 'filters', 'postcode', 'radius', 'sort', 'page', 'view'];
  for (const { facets } of Object.values(SEARCHED)) {
    expect(facets.filter(({ name }) => reserved.includes(name))).toEqual([]);
  }
});
