/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answer, place, raw } from '../testing/records';
import { errorOf, headOf, open, serve, answerSearches } from '../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const facets = { region: { Wales: 4, London: 9 }, studyMode: { 'Full-time': 13 } };
const law = raw('1', 'Law', { provider: 'Cardiff University', town: 'Cardiff', salary: 25_000 });
const someResults = () => answer([law, raw('2', 'Law with French')], { nbHits: 50, nbPages: 3, facets });
const visit = (query: string, kind = 'courses') => open(`/explore/search/${kind}${query}`, server);

describe('the results of one kind', () => {
  it('lists the hits with total, facet counts, order and pages [R-16]', async () => {
    answerSearches(server, someResults);
    await visit('?q=law');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('“law” in courses');
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('LawCardiff University, Cardiff');
    expect(second).toHaveTextContent('Law with French');
    expect(screen.getByText('50 courses')).toBeInTheDocument();
    const region = within(screen.getByRole('group', { name: 'Region', hidden: true }));
    expect(
      region.getAllByRole('checkbox', { hidden: true }).map(({ parentElement: label }) => label?.textContent),
    ).toEqual(['London9', 'Wales4']);
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Best match');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=law&page=2',
    );
  });

  it('requests the search of the address, near a postcode, and counts chosen facets without their own filter [R-16] [B-01]', async () => {
    const calls = answerSearches(server, someResults, json(place));
    await visit('?q=law&filters=Wales~region&postcode=BA2+7AY&radius=25&sort=salary&page=2');
    expect(calls[0]?.[0]).toMatchObject({
      indexName: 'd10_courses_salary_desc',
      query: 'law',
      page: 1,
      facetFilters: [['region:Wales']],
      aroundLatLng: '51.36,-2.37',
      aroundRadius: 40_234,
    });
    expect(calls[0]?.[1]).toMatchObject({ facets: ['region'], hitsPerPage: 0 });
    expect(screen.getByText(/measured from BA2, Bath/)).toBeInTheDocument();
  });

  it('has a link to remove each active filter [R-16]', async () => {
    answerSearches(server, someResults, json(place));
    await visit('?q=law&filters=Wales~region&postcode=BA2+7AY&radius=25');
    const chips = within(screen.getByRole('list', { name: /filters that are on/i }));
    expect(chips.getByRole('link', { name: 'Remove filter: Wales' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=law&postcode=BA2+7AY&radius=25',
    );
    expect(chips.getByRole('link', { name: /Within 25 miles of BA2 7AY/ })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=law&filters=Wales%7Eregion',
    );
  });

  it('shows the hits on a map, with a list that marks those without a place [R-16]', async () => {
    answerSearches(server, () => answer([{ ...law, _geoloc: { lat: 51, lng: -3 } }, raw('2', 'Nowhere')]));
    await visit('?view=map');
    expect(screen.getByRole('region', { name: /on a map/ })).toHaveTextContent(
      'its place on the map is not known',
    );
  });

  it('states once that marked samples are invented [R-16]', async () => {
    const notice = 'This employer is invented.';
    answerSearches(server, () => answer([raw('1', 'A', { notice }), raw('2', 'B', { notice })]));
    await visit('', 'employers');
    expect(screen.getAllByText(/is made up, to show how the site works/)).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'What is real on Signpost' })).toHaveAttribute(
      'href',
      '/about-the-data#invented',
    );
  });

  it('offers searches with results and their totals when nothing is found [R-16]', async () => {
    const calls = answerSearches(
      server,
      ({ hitsPerPage, query, facetFilters, aroundRadius }) => {
        if (hitsPerPage !== 0) return answer([], { suggestedQuery: 'law' });
        if (query === 'law') return { ...answer([]), nbHits: 7 };
        if (!facetFilters) return { ...answer([]), nbHits: 3 };
        return { ...answer([]), nbHits: Number(aroundRadius) > 100_000 ? 2 : 0 };
      },
      json(place),
    );
    await visit('?q=lwa&filters=Wales~region&postcode=BA2+7AY&radius=10');
    expect(calls).toHaveLength(3);
    const ways = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(ways).toContain('Search for “law” instead: 7 courses');
    expect(ways).toContain('Look within 100 miles of BA2 7AY: 2 courses');
    expect(ways).not.toContain('Look within 200 miles of BA2 7AY: 2 courses');
    expect(ways).toContain('Take off “Wales”: 3 courses');
    expect(ways).toContain('Search everything for “lwa”');
  });

  it('has a canonical URL without tracking parameters and view; a visitor’s search is excluded from search engines [R-16]', async () => {
    answerSearches(server, someResults);
    expect(headOf(await visit('?view=map&utm_source=x&page=2'))).toEqual({
      title: 'Search courses, page 2',
      description: expect.any(String),
      canonical: '/explore/search/courses?page=2',
    });
    expect(headOf(await visit('?q=law'))).toMatchObject({ robots: 'noindex' });
  });
});

describe('an address with invalid parts', () => {
  it.each(['nope', 'searches', 'd10_courses', '__proto__', 'constructor'])(
    'the index %s is not found [R-16] [B-06]',
    async (name) => {
      answerSearches(server, someResults);
      expect(errorOf(await visit('', name))).toMatchObject({
        status: 404,
        data: `Page Not Found: /explore/search/${name}`,
      });
    },
  );

  it.each(['4', '43', '1e9', '99999999999999'])(
    'page %s after the last is not found [R-16] [B-06]',
    async (page) => {
      answerSearches(server, someResults);
      expect(errorOf(await visit(`?page=${page}`))).toMatchObject({ status: 404 });
    },
  );

  it.each([
    ['filters=Gold~medal', 'There is no filter called “medal” here.'],
    ['page=-1', 'A page number is a whole number from 1. This is page 1.'],
    [`q=${'x'.repeat(10_000)}`, /up to 200 characters/],
  ])('reports %.30s, leaves it out and answers 400 [R-16]', async (query, words) => {
    answerSearches(server, someResults);
    await visit(`?${query}`);
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(await serve(`/explore/search/courses?${query}`, server)).toMatchObject({ statusCode: 400 });
  });

  it('reports an unusable postcode, and keeps the results [R-16]', async () => {
    const calls = answerSearches(server, someResults, json({ title: 'Not Found' }, 404));
    await visit('?postcode=ZZ99+9ZZ&radius=25');
    expect(screen.getAllByText(/cannot find that postcode/).length).toBeGreaterThan(0);
    expect(calls[0]?.[0]).not.toHaveProperty('aroundLatLng');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('redirects a search of all kinds to the landing [R-15]', async () => {
    const response = await serve('/explore/search/all?query=law', server);
    expect(response).toBeInstanceOf(Response);
    expect((response as Response).headers.get('location')).toBe('/explore/search?q=law');
  });

  it('shows a failure of the service as an error page with the specified text [X-04]', async () => {
    server.answer(json({ message: 'x' }, 500));
    expect(errorOf(await visit(''))).toMatchObject({
      status: 500,
      data: expect.stringMatching(/^There has been a problem searching from Algolia/),
    });
  });
});
