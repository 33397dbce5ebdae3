/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { act } from 'react';
import { forgetSearches } from '@signpost/identity';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answer, raw, titled } from '../testing/records';
import { errorOf, headOf, open, serve, answerSearches } from '../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
beforeEach(() => act(forgetSearches));

describe('the search landing', () => {
  it('shows the total of each kind, suggested searches, and one box [R-15]', async () => {
    const calls = answerSearches(server, ({ indexName, hitsPerPage }) =>
      indexName === 'd10_searches'
        ? answer([raw('1', 'Psychology'), raw('2', 'Law')])
        : { ...answer([]), nbHits: hitsPerPage === 0 ? 1234 : 0 },
    );
    const page = await open('/explore/search', server);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search everything');
    expect(calls).toHaveLength(1);
    const popular = within(screen.getByRole('list', { name: 'Popular searches' }));
    expect(popular.getByRole('link', { name: 'Psychology' })).toHaveAttribute(
      'href',
      '/explore/search?q=Psychology',
    );
    expect(screen.getByRole('link', { name: 'Apprenticeships' })).toHaveAttribute(
      'href',
      '/explore/search/apprenticeships',
    );
    expect(screen.getAllByText('1,234')).toHaveLength(14);
    expect(screen.getByRole('combobox')).toHaveAttribute('name', 'q');
    expect(headOf(page)).toMatchObject({ canonical: '/explore/search' });
    expect(headOf(page).robots).toBeUndefined();
  });

  it('shows the first three hits of each kind with totals and links, kinds with the words in a title first [R-15]', async () => {
    const calls = answerSearches(server, ({ indexName }) => {
      if (indexName === 'd10_careers') return answer([raw('1', 'Nurse', titled('Nurse'))], { nbHits: 15 });
      if (indexName === 'd10_courses')
        return answer([raw('2', 'Nurture', titled('Nurture'))], { nbHits: 282 });
      if (indexName === 'd10_articles') return answer([raw('3', 'Money')], { nbHits: 1 });
      return answer([]);
    });
    const page = await open('/explore/search?q=nurse&utm_source=x', server);
    expect(calls[0]).toHaveLength(14);
    expect(calls[0]?.every(({ hitsPerPage }) => hitsPerPage === 3)).toBe(true);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ' Careers 15',
      ' Courses 282',
      ' Articles 1',
    ]);
    expect(screen.getByText('298 results across the site')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all 15 in Careers' })).toHaveAttribute(
      'href',
      '/explore/search/careers?q=nurse',
    );
    expect(screen.getByText('Nurse', { selector: 'mark' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save Nurse' })).toBeVisible();
    expect(headOf(page)).toMatchObject({ canonical: '/explore/search?q=nurse', robots: 'noindex' });
  });

  it('offers another spelling when nothing is found [R-15]', async () => {
    answerSearches(server, () => answer([], { suggestedQuery: 'nurse' }));
    await open('/explore/search?query=nusre', server);
    expect(screen.getByRole('heading', { name: 'Nothing matches “nusre”' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Search for “nurse” instead/ })).toHaveAttribute(
      'href',
      '/explore/search?q=nurse',
    );
  });

  it('stores searches on this device [S-09]', async () => {
    answerSearches(server, () => answer([]));
    const searched = await open('/explore/search?q=law', server);
    searched.unmount();
    await open('/explore/search', server);
    expect(screen.getByRole('link', { name: 'law' })).toHaveAttribute('href', '/explore/search?q=law');
  });

  it('cuts a query of 10,000 characters, with a problem and status 400 [R-15]', async () => {
    const calls = answerSearches(server, () => answer([]));
    const context = await serve(`/explore/search?q=${'a'.repeat(7_000)}`, server);
    expect(context).toMatchObject({ statusCode: 400 });
    expect(String(calls[0]?.[0]?.['query'])).toHaveLength(200);
  });

  it('shows a failure as an error page with the specified text [X-04]', async () => {
    server.answer(json({ message: 'The indexes are away', status: 503 }, 503));
    expect(errorOf(await open('/explore/search?q=law', server))).toMatchObject({
      status: 503,
      data: expect.stringContaining('There has been a problem with a multiple queries request to Algolia'),
    });
  });
});
