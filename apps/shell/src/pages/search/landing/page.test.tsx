/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { render, screen, act as suggestAct, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { forgetSearches, rememberSearch } from '@signpost/identity';
import { DeferredSuggestBox } from '../suggest/deferred-suggest-box';
import { answerSearches, errorOf, headOf, open, type SearchCall, serve } from '../testing/open';
import { answer, raw, titled, understood } from '../testing/records';

describe('the page', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());
  beforeEach(() => act(forgetSearches));

  describe('the search landing', () => {
    it('shows the total of each kind except of samples, suggested searches, and one box [R-15] [C-02]', async () => {
      const calls = answerSearches(server, ({ indexName }) =>
        indexName === 'd10_searches'
          ? answer([raw('1', 'Psychology'), raw('2', 'Law')])
          : answer([raw('1', 'First', { sample: indexName === 'd10_employers' })], { nbHits: 1234 }),
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
      expect(screen.getAllByText('1,234')).toHaveLength(13);
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
});

describe('what was understood', () => {
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
});

describe('suggestions', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());
  beforeEach(() => act(forgetSearches));

  const suggesting = ({ indexName, query, chosen }: SearchCall) =>
    query && ['d10_careers', 'd10_universities'].includes(indexName) && !chosen
      ? answer([raw(indexName, `${String(query)} in ${indexName}`)])
      : answer([]);

  const suggestionCalls = (calls: SearchCall[][]) =>
    calls.filter(([first]) => first?.indexName === 'd10_subject_guides' && first['query'] !== '');

  describe('suggestions', () => {
    it('come from every kind in one call after the debounce time, and work by keyboard alone [R-15]', async () => {
      const calls = answerSearches(server, suggesting);
      const { router } = await open('/explore/search', server);
      await userEvent.type(screen.getByRole('combobox'), 'nurse');
      expect(await screen.findAllByRole('option')).toHaveLength(2);
      expect(suggestionCalls(calls)).toHaveLength(1);
      expect(screen.getByRole('group', { name: 'Careers' })).toHaveTextContent('nurse in d10_careers');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(router.state.location.pathname).toBe('/explore/thing/d10_universities'));
    });

    it('are names that contain the typed text; kinds with other names are exempt [R-15]', async () => {
      answerSearches(server, ({ indexName, query }) =>
        query && ['d10_employers', 'd10_universities'].includes(indexName)
          ? answer([
              raw(indexName, 'Other', {
                _highlightResult: { title: { value: 'Other', matchLevel: 'none' } },
              }),
            ])
          : answer([]),
      );
      await open('/explore/search', server);
      await userEvent.type(screen.getByRole('combobox'), 'ucl');
      expect(await screen.findAllByRole('option')).toHaveLength(1);
      expect(screen.getByRole('group', { name: 'Universities and colleges' })).toHaveTextContent('Other');
    });

    it('are marked when they are invented [R-15]', async () => {
      answerSearches(server, ({ indexName, query }) =>
        query && indexName === 'd10_apprenticeships'
          ? answer([
              raw('1', 'Nursing apprentice', {
                ...titled('Nursing apprentice'),
                employer: 'Marlstone Vale Council',
                sample: true,
              }),
            ])
          : answer([]),
      );
      await open('/explore/search', server);
      await userEvent.type(screen.getByRole('combobox'), 'nurs');
      expect(await screen.findByRole('option')).toHaveTextContent('Marlstone Vale Council, Sample, not real');
    });

    it('ignore an answer to an older text [R-15]', async () => {
      const delayedAnswers: (() => void)[] = [];
      answerSearches(server, suggesting);
      const setAnswer = server.answer.bind(server);
      await open('/explore/search', server);
      setAnswer((request, response) => {
        let body = '';
        request.on('data', (part) => (body += String(part)));
        request.on('end', () => {
          const { requests } = JSON.parse(body) as { requests: SearchCall[] };
          const send = () => json({ results: requests.map(suggesting) })(request, response);
          if (requests[0]?.['query'] === 'law') delayedAnswers.push(send);
          else send();
        });
      });
      const box = screen.getByRole('combobox');
      await userEvent.type(box, 'law');
      await waitFor(() => expect(delayedAnswers).toHaveLength(1));
      await userEvent.type(box, 'yer');
      expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('lawyer');
      delayedAnswers.forEach((send) => send());
      // The answer to the next text comes after those to the first.
      await userEvent.type(box, 's');
      await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('lawyers'));
      screen.getAllByRole('option').forEach((option) => expect(option).toHaveTextContent('lawyer'));
    });

    it('are recent searches before anything is typed [S-09]', async () => {
      answerSearches(server, suggesting);
      act(() => rememberSearch({ keyword: 'art', index: 'courses' }));
      await open('/explore/search', server);
      await userEvent.click(screen.getByRole('combobox'));
      expect(await screen.findByRole('option')).toHaveTextContent('artin Courses');
    });

    it('leave the page and its search unchanged when they fail [X-04]', async () => {
      answerSearches(server, suggesting);
      const page = await open('/explore/search', server);
      server.answer(json({ message: 'away' }, 400));
      await userEvent.type(screen.getByRole('combobox'), 'law');
      expect(await screen.findByText(/Suggestions are not available/)).toBeInTheDocument();
      expect(errorOf(page)).toBeUndefined();
      expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });
});

describe('the deferred box', () => {
  it('is a plain form until focus or pointer contact, then suggests; focus and text are kept [R-15]', async () => {
    const router = createMemoryRouter([
      { path: '/', Component: () => <DeferredSuggestBox label="Search the site" /> },
    ]);
    render(<RouterProvider router={router} />);
    const plain = screen.getByRole('searchbox', { name: 'Search the site' });
    expect(plain.closest('form')).toHaveAttribute('action', '/explore/search');
    await userEvent.tab();
    const box = await screen.findByRole('combobox', { name: 'Search the site' });
    expect(box).toHaveFocus();
    await userEvent.type(box, 'law');
    expect(box).toHaveValue('law');
  });

  it('keeps the focus on its button when the visitor has tabbed on [R-15]', async () => {
    const router = createMemoryRouter([
      { path: '/', Component: () => <DeferredSuggestBox label="Search the site" /> },
    ]);
    render(<RouterProvider router={router} />);
    suggestAct(() => screen.getByRole('searchbox', { name: 'Search the site' }).focus());
    suggestAct(() => screen.getByRole('button', { name: 'Search' }).focus());
    await screen.findByRole('combobox', { name: 'Search the site' });
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });

  it('keeps the text and the caret position [R-16]', async () => {
    const router = createMemoryRouter([
      { path: '/', Component: () => <DeferredSuggestBox label="Search courses" defaultValue="law" /> },
    ]);
    render(<RouterProvider router={router} />);
    const plain = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search courses' });
    expect(plain).toHaveValue('law');
    suggestAct(() => {
      plain.focus();
      plain.setSelectionRange(0, 0);
    });
    const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Search courses' });
    expect(box).toHaveFocus();
    expect([box.value, box.selectionStart, box.selectionEnd]).toEqual(['law', 0, 0]);
  });
});

describe('the test page', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
  });
  afterAll(() => server.close());

  const hit = raw('2237', 'Nurse', {
    _rankingInfo: { nbTypos: 0, userScore: 63 },
    _highlightResult: { skills: [{ value: '\uE000Nurs\uE001ing', matchLevel: 'full' }] },
  });

  it('shows ranking, highlights, time and the raw hit, labelled as test data and kept out of indexes [R-17]', async () => {
    answerSearches(server, () => answer([hit], { processingTimeMS: 7, index: 'd10_careers' }));
    const page = await open('/explore/search/testbed?index=careers&q=nurs', server);
    expect(screen.getByText('Test data, for the team')).toBeVisible();
    expect(screen.getByText(/from d10_careers, 7 ms in the service/)).toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Index' })).toHaveValue('careers');
    expect(screen.getByText('userScore').nextSibling).toHaveTextContent('63');
    expect(within(screen.getByRole('list', { name: 'Where it matched' })).getByText('Nurs').tagName).toBe(
      'MARK',
    );
    expect(screen.getByLabelText('Raw hit 1')).toHaveTextContent('"objectID": "2237"');
    expect(headOf(page)).toMatchObject({ robots: 'noindex' });
  });

  it('reports an unknown index, and shows another [R-17]', async () => {
    answerSearches(server, () => answer([]));
    const address = '/explore/search/testbed?index=nope';
    expect(await serve(address, server)).toMatchObject({ statusCode: 400 });
    await open(address, server);
    expect(screen.getByText(/There is no such index/)).toBeVisible();
  });
});

describe('the beta of the course search', () => {
  let server: TestApi;
  beforeAll(async () => {
    server = await startTestApi();
    answerSearches(server, () => answer([raw('1', 'Law')]));
  });
  afterAll(() => server.close());
  const BETA = '/explore/search/courses-beta?q=law';

  it('shows course results, excluded from search engines [B-04]', async () => {
    const page = await open(BETA, server);
    expect(page.container).toHaveTextContent('“law” in courses');
    expect(headOf(page)).toMatchObject({ robots: 'noindex', canonical: '/explore/search/courses?q=law' });
  });
});
