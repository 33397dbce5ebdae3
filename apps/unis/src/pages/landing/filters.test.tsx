import { screen, within } from '@testing-library/react';
import { byPath, json, rawPage, searching, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { open, sentBy } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const nothing = {
  ...rawPage,
  total: 0,
  results: [],
};
const visit = (query = '') => open(`/explore/unis${query}`, server.base);
/** Returns the filters of each list request. */
const askedFor = () =>
  server.asked
    .map((call) => new URL(call.split(' ')[1] ?? '', server.base))
    .filter(({ pathname }) => pathname === '/api/v1/courses')
    .map(({ searchParams }) => JSON.parse(searchParams.get('filters') ?? '{}') as object);

describe('filters by what universities teach', () => {
  it('narrows the list by subject, mode of study and points [R-20] [C-05]', async () => {
    server.answer(json(rawPage));
    await visit('?subject=law&mode=part-time&tariff=96+to+127+points');
    expect(askedFor()).toEqual([{ subject: ['law'], mode: ['part-time'], tariff: ['96 to 127 points'] }]);
    const chips = within(screen.getByRole('list', { name: 'Filters that are on' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Remove filter: Law',
      'Remove filter: Part-time',
      'Remove filter: 96 to 127 points',
      'Clear all filters',
    ]);
  });

  it('lists subjects that are taught, by name, with counts [R-20]', async () => {
    server.answer(json(rawPage));
    await visit('?subject=law');
    const subject = screen.getByRole('combobox', { name: 'Subject', hidden: true });
    expect(
      within(subject)
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Any subject', 'History (2)', 'Law (1)']);
    expect(subject).toHaveValue('law');
    expect(screen.getByRole('group', { name: 'How you study', hidden: true })).toHaveTextContent(
      'Part-time1',
    );
    expect(screen.getByRole('group', { name: 'Typical entry points', hidden: true })).toBeInTheDocument();
  });

  it('sends the filters by a form without JavaScript [R-20] [B-01]', async () => {
    server.answer(json(rawPage));
    await visit('?subject=law&mode=part-time&q=bath');
    const form = screen.getByRole('form', { name: 'Filters', hidden: true }) as HTMLFormElement;
    const sent = sentBy(form);
    expect([sent.get('subject'), sent.getAll('mode'), sent.get('q')]).toEqual(['law', ['part-time'], 'bath']);
    expect(sent.has('filters')).toBe(false);
  });
});

describe('filters understood from the query', () => {
  const cardiff = {
    attribute: 'town',
    value: 'Cardiff',
    label: 'Cardiff',
    text: 'in cardiff',
    without: 'uni',
  };
  const understood = { kind: 'understood', query: 'uni', filters: [cardiff], matched: 'all' };

  it('shows them as removable chips, and can search for the exact words [R-20]', async () => {
    server.answer(json({ ...rawPage, understood }));
    await visit('?q=uni+in+cardiff');
    expect(screen.getByRole('link', { name: 'Remove filter: Cardiff' })).toHaveAttribute(
      'href',
      '/explore/unis?q=uni',
    );
    expect(screen.getByRole('link', { name: /Search for exactly/ })).toHaveAttribute(
      'href',
      '/explore/unis?q=uni+in+cardiff&exact=1',
    );
    await visit('?q=uni+in+cardiff&exact=1');
    expect(server.asked.at(-1)).toContain('enableRules=false');
  });
});

describe('empty result', () => {
  const list: Parameters<TestApi['answer']>[0] = (request, response) => {
    const { searchParams } = new URL(request.url ?? '', server.base);
    const filters = searchParams.get('filters') ?? '';
    const total = searchParams.get('query') === 'law' ? 0 : filters.includes('tariff') ? 3 : 0;
    json({ ...nothing, total })(request, response);
  };
  const search = searching(({ requests }) => ({
    results: requests.map(({ indexName }) => ({
      hits: [],
      nbHits: indexName === 'd10_courses' ? 41 : 0,
      nbPages: 0,
    })),
  }));

  it('suggests removable filters with counts, other kinds, and pages without the query [R-20]', async () => {
    server.answer(byPath({ '/api/v1/courses': list, '/search/1': search }));
    await visit('?q=law&tariff=96+to+127+points');
    expect(screen.getByRole('heading', { name: 'Nothing matches “law”' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Take off “law”: 3 places/ })).toHaveAttribute(
      'href',
      '/explore/unis?filters=96+to+127+points%7Etariff',
    );
    expect(screen.queryByRole('link', { name: /Take off “96 to 127 points”/ })).toBeNull();
    const elsewhere = within(screen.getByRole('list', { name: 'Found elsewhere' }));
    expect(elsewhere.getByRole('link', { name: /Courses/ })).toHaveAttribute(
      'href',
      '/explore/search/courses?q=law',
    );
    expect(screen.getByRole('list', { name: 'Look around' })).toBeVisible();
  });

  it('renders when there are no suggestions [R-20]', async () => {
    server.answer(byPath({ '/api/v1/courses': json(nothing), '/search/1': json({}, 400) }));
    await visit('?q=law');
    expect(screen.getByRole('link', { name: /See all universities and colleges/ })).toHaveAttribute(
      'href',
      '/explore/unis',
    );
  });
});
