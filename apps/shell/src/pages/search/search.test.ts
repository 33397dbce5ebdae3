import fc from 'fast-check';
import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { SEARCH_KINDS } from '@signpost/api-client/search';
import { emptySearch } from './address';
import { readAddress, readWords } from './read-address';
import { searchRoutes } from './routes';
import { searchOptions } from './searched';
import { hiddenFields, searchUrl, withoutValue, withWords } from './write-address';

describe('the address', () => {
  const read = (query: string) => readAddress('courses', new URLSearchParams(query));
  const plain = emptySearch('courses');

  describe('parsing the address of results', () => {
    it.each([
      ['', {}],
      ['q=%20law%20', { q: 'law' }],
      ['query=law', { q: 'law' }],
      ['q=la%00w%EF%BF%BD', { q: 'la w' }],
      ['filters=Wales~region', { chosen: { region: [{ name: 'Wales' }] } }],
      ['filters=Law_law~subjects', { chosen: { subjects: [{ name: 'Law', id: 'law' }] } }],
      [
        'region=Wales&filters=Wales~region&region=London',
        { chosen: { region: [{ name: 'Wales' }, { name: 'London' }] } },
      ],
      ['filters=A%255FB%257E1~provider', { chosen: { provider: [{ name: 'A_B~1' }] } }],
      ['postcode=BA2+7AY&radius=25', { postcode: 'BA2 7AY', radius: 25 }],
      ['sort=salary', { sort: 'salary' }],
      ['sort=best', {}],
      ['q=law&exact=1', { q: 'law', exact: true }],
      ['q=law&exact=yes', { q: 'law' }],
      ['exact=1', {}],
      ['page=3&view=map', { page: 3, view: 'map' as const }],
      ['q=&region=&postcode=&radius=&sort=&page=&view=&filters=', {}],
      ['utm_source=newsletter&gclid=1', {}],
    ])('%s [R-16] [B-01]', (query, expected) => {
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
    ])('reports the problem with %.40s and leaves it out [R-16]', (query, field, words) => {
      const { address, problems } = read(query);
      expect(problems).toEqual([{ field, message: expect.stringContaining(words) }]);
      expect({ ...address, q: '', chosen: {} }).toEqual(plain);
      expect(address.chosen['region']?.length ?? 0).toBeLessThanOrEqual(20);
    });

    it('has no map and no distance for kinds without places [R-16]', () => {
      const { address } = readAddress('careers', new URLSearchParams('postcode=BA2&radius=5&view=map'));
      expect(address).toEqual(emptySearch('careers'));
    });

    it('cuts words at 200 characters, with a problem [R-15]', () => {
      const { q, problems } = readWords(new URLSearchParams({ q: 'a'.repeat(10_000) }));
      expect(q).toHaveLength(200);
      expect(problems).toHaveLength(1);
    });

    it('never throws, and parses what it has written to the same address [R-16]', () => {
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
          // The unit "binary" of fast-check is the same, but takes three seconds to set up.
          fc.string({ unit: fc.nat(0xd7ff).map((code) => String.fromCodePoint(code)) }),
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
  });

  describe('writing the address of results', () => {
    it('writes one form for each search: defaults left out, choices in order [B-01]', () => {
      expect(searchUrl(plain)).toBe('/explore/search/courses');
      const chosen = {
        region: [{ name: 'Wales' }, { name: 'London' }],
        subjects: [{ name: 'Law', id: 'law' }],
      };
      expect(searchUrl({ ...plain, q: 'a', chosen, page: 2 })).toBe(
        '/explore/search/courses?q=a&filters=Law_law%7Esubjects&filters=London%7Eregion&filters=Wales%7Eregion&page=2',
      );
    });

    it('removes one choice and returns to the first page [R-16]', () => {
      const [wales, london] = [{ name: 'Wales' }, { name: 'London' }];
      const address = { ...plain, chosen: { region: [wales, london] }, page: 3 };
      const left = withoutValue(address, 'region', wales);
      expect(left).toEqual({ ...plain, chosen: { region: [london] } });
      expect(withoutValue(left, 'region', london)).toEqual(plain);
    });

    it('searches for other words normally unless literal search is requested [R-16]', () => {
      const address = { ...plain, q: 'a', exact: true, page: 3 };
      expect(searchUrl(address)).toBe('/explore/search/courses?q=a&exact=1&page=3');
      expect(searchUrl(withWords(address, 'b'))).toBe('/explore/search/courses?q=b');
      expect(searchUrl(withWords(address, 'b', true))).toBe('/explore/search/courses?q=b&exact=1');
    });

    it('keeps other values in the form’s hidden fields [R-16]', () => {
      const address = { ...plain, q: 'a', chosen: { region: [{ name: 'Wales' }] }, sort: 'salary' };
      expect(hiddenFields(address, ['sort'])).toEqual({ q: 'a', filters: ['Wales~region'] });
      expect(hiddenFields({ ...plain, q: 'a', exact: true }, [])).toEqual({ q: 'a', exact: '1' });
    });
  });

  it('no facet has the name of another query parameter [R-16]', () => {
    const reserved = ['q', 'query', 'exact', 'filters', 'postcode', 'radius', 'sort', 'page', 'view'];
    for (const { facets } of Object.values(searchOptions())) {
      expect(facets.filter(({ name }) => reserved.includes(name))).toEqual([]);
    }
  });
});

describe('suggestions', () => {
  it('the suggestion route is not found on a server [R-15]', async () => {
    const handler = createStaticHandler(searchRoutes.map((route) => ({ ...route })));
    const request = new Request('https://signpost.test/explore/search/suggestions?q=law');
    const context = await handler.query(request, { requestContext: new RouterContextProvider() });
    expect(context).toMatchObject({ statusCode: 404 });
  });
});
