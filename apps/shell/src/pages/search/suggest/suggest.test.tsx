/** @jest-environment jest-fixed-jsdom */
import { act } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { forgetSearches, rememberSearch } from '@signpost/identity';
import { answer, raw, titled } from '../testing/records';
import { errorOf, open, answerSearches, type SearchCall } from '../testing/open';

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
            raw(indexName, 'Other', { _highlightResult: { title: { value: 'Other', matchLevel: 'none' } } }),
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
    await new Promise((resolve) => setTimeout(resolve, 100));
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
