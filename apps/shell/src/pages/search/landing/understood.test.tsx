/** @jest-environment jest-fixed-jsdom */
import { screen } from '@testing-library/react';
import { startTestApi, type TestApi } from '@signpost/api-client/testing';
import { answer, raw, understood } from '../testing/records';
import { open, answerSearches } from '../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const CARDIFF = { label: 'In Cardiff', text: 'in cardiff', without: 'psychology' };

describe('the search across everything', () => {
  it('shows kinds in the service’s order [R-15]', async () => {
    const title = { _highlightResult: { title: { value: 'UCL', matchLevel: 'full' } } };
    answerSearches(server, ({ indexName }) => {
      if (indexName === 'd10_courses') return answer([raw('1', 'UCL', title)], understood({ group: 1 }));
      if (indexName === 'd10_universities') return answer([raw('2', 'London')], understood({ group: 0 }));
      return answer([]);
    });
    await open('/explore/search?q=ucl', server);
    expect(headings()).toEqual([' Universities and colleges 1', ' Courses 1']);
  });

  it('shows the understood filters once for all kinds, and offers a literal search [R-15]', async () => {
    const calls = answerSearches(server, ({ indexName }) =>
      indexName === 'd10_courses'
        ? answer([raw('1', 'Psychology')], understood({ query: 'psychology', filters: [CARDIFF] }))
        : answer([]),
    );
    const page = await open('/explore/search?q=psychology+in+cardiff', server);
    expect(screen.getByRole('link', { name: 'Remove filter: In Cardiff' })).toHaveAttribute(
      'href',
      '/explore/search?q=psychology',
    );
    expect(screen.getByRole('link', { name: /Search for exactly/ })).toHaveAttribute(
      'href',
      '/explore/search?q=psychology+in+cardiff&exact=1',
    );
    page.unmount();
    await open('/explore/search?q=psychology+in+cardiff&exact=1', server);
    expect(calls.at(-1)?.every(({ enableRules }) => enableRules === false)).toBe(true);
    expect(screen.getByRole('link', { name: /^Courses/ })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=psychology+in+cardiff&exact=1',
    );
  });

  it('offers the spelling of the kind that answers best [R-15]', async () => {
    answerSearches(server, ({ indexName }) =>
      indexName === 'd10_careers'
        ? answer([raw('1', 'Nurse')], understood({ suggestion: 'nursing', group: 0 }))
        : answer([], understood({ suggestion: 'nursery', group: 1 })),
    );
    await open('/explore/search?q=nursng', server);
    expect(screen.getByRole('link', { name: '“nursing”' })).toHaveAttribute(
      'href',
      '/explore/search?q=nursing',
    );
  });

  it('offers fewer filters and pages to browse when nothing is found [R-15]', async () => {
    answerSearches(server, () => answer([], understood({ query: 'psycholgy', filters: [CARDIFF] })));
    await open('/explore/search?q=psychology+in+cardiff', server);
    expect(screen.getByRole('link', { name: 'Take off “In Cardiff”' })).toHaveAttribute(
      'href',
      '/explore/search?q=psychology',
    );
    expect(screen.getByRole('list', { name: 'Look around' })).toBeVisible();
  });
});
