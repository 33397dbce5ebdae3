/** @jest-environment jest-fixed-jsdom */
import { screen, within } from '@testing-library/react';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answer, raw, understood } from '../testing/records';
import { open, answerSearches, type SearchCall } from '../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const visit = (query: string, kind = 'courses') => open(`/explore/search/${kind}${query}`, server);
const links = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const CARDIFF = { label: 'In Cardiff', text: 'in cardiff', without: 'psychology' };
const psychology = () =>
  answer([raw('1', 'Psychology')], understood({ query: 'psychology', filters: [CARDIFF] }));

describe('the filters understood from the words', () => {
  it('are shown as removable chips beside the chosen filters [R-16]', async () => {
    answerSearches(server, psychology);
    await visit('?q=psychology+in+cardiff&filters=Full-time~studyMode');
    const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Remove filter: “psychology”',
      'Remove filter: In Cardiff',
      'Remove filter: Full-time',
      'Clear all filters',
    ]);
    expect(chips.getByRole('link', { name: 'Remove filter: In Cardiff' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=psychology&filters=Full-time%7EstudyMode',
    );
    expect(chips.getByRole('link', { name: 'Remove filter: “psychology”' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=in+cardiff&filters=Full-time%7EstudyMode',
    );
    expect(screen.getByRole('status')).toHaveTextContent('1 course, In Cardiff');
  });

  it('offer a wider distance after few results near a postcode [R-16]', async () => {
    const near = { lat: 53.8, lng: -1.55, radius: 32_187 };
    const place = { value: 'LS2 9JT', label: 'Within 20 miles of LS2 9JT', text: 'near LS2 9JT' };
    answerSearches(server, () =>
      answer(
        [raw('1', 'Nursing')],
        understood({ query: 'nursing', filters: [{ ...place, without: 'nursing', near }] }),
      ),
    );
    await visit('?q=nursing+near+LS2+9JT');
    expect(screen.getByRole('link', { name: 'Look within 50 miles of LS2 9JT' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=nursing&postcode=LS2+9JT&radius=50',
    );
  });

  it('offer no distance without a postcode [R-16]', async () => {
    answerSearches(server, psychology);
    await visit('?q=psychology+in+cardiff');
    expect(screen.queryByRole('link', { name: /^Look within/ })).toBeNull();
  });

  it('can be ignored by a literal search, which links back [R-16]', async () => {
    const calls = answerSearches(server, ({ enableRules }) =>
      enableRules === false ? answer([]) : psychology(),
    );
    await visit('?q=psychology+in+cardiff');
    expect(screen.getByRole('link', { name: 'Search for exactly “psychology in cardiff”' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=psychology+in+cardiff&exact=1',
    );
    expect(calls[0]?.[0]).not.toHaveProperty('enableRules');

    answerSearches(server, () => answer([raw('1', 'Psychology in Cardiff')]));
    await visit('?q=psychology+in+cardiff&exact=1');
    expect(screen.getByRole('link', { name: 'Search the usual way' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=psychology+in+cardiff',
    );
  });

  it('`exact` goes to the service as `enableRules: false` [R-16]', async () => {
    const calls = answerSearches(server, psychology);
    await visit('?q=law&exact=1&filters=Wales~region');
    expect(calls[0]?.map(({ enableRules }) => enableRules)).toEqual([false, false]);
  });

  it('state when only most words were found, with another spelling [R-16]', async () => {
    answerSearches(server, () =>
      answer(
        [raw('1', 'Law')],
        understood({ query: 'lor frendch', matched: 'most', suggestion: 'law french' }),
      ),
    );
    await visit('?q=lor+frendch');
    expect(screen.getByText('Nothing has all of your words.')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('1 course, with most of your words');
    expect(screen.getByRole('link', { name: '“law french”' })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=law+french',
    );
  });

  it('are not shown when the service returns none [R-16]', async () => {
    answerSearches(server, () => answer([raw('1', 'Law')]));
    await visit('?q=law');
    expect(screen.queryByText(/as a filter|most of them|Did you mean/)).toBeNull();
  });
});

describe('nothing found', () => {
  const nothingHere = ({ indexName, query }: SearchCall) => {
    if (indexName === 'd10_courses' && query === 'psychology in cardiff')
      return answer([], understood({ query: 'psychology', filters: [CARDIFF] }));
    if (indexName === 'd10_courses') return { ...answer([]), nbHits: 41 };
    return indexName === 'd10_careers' ? { ...answer([]), nbHits: 3 } : answer([]);
  };

  it('offers to remove understood filters, other kinds with their totals, and pages to browse [R-16]', async () => {
    answerSearches(server, nothingHere);
    await visit('?q=psychology+in+cardiff');
    expect(links()).toContain('Take off “In Cardiff”: 41 courses');
    const elsewhere = within(screen.getByRole('list', { name: 'Found elsewhere' }));
    expect(elsewhere.getByRole('link')).toHaveTextContent('Careers3');
    expect(elsewhere.getByRole('link')).toHaveAttribute(
      'href',
      '/explore/search/careers?q=psychology+in+cardiff',
    );
    const around = within(screen.getByRole('list', { name: 'Look around' }));
    expect(around.getByRole('link', { name: 'Universities and colleges' })).toHaveAttribute(
      'href',
      '/explore/unis',
    );
  });

  it('links from a literal search to the normal one when that has results [R-16]', async () => {
    answerSearches(server, ({ enableRules, hitsPerPage }) => ({
      ...answer([]),
      nbHits: enableRules === false || hitsPerPage !== 0 ? 0 : 9,
    }));
    await visit('?q=psychology+in+cardiff&exact=1');
    expect(links()).toContain('Search the usual way: 9 courses');
  });
});
