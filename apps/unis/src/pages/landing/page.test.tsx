import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  byPath,
  json,
  rawBath,
  rawPage,
  searching,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { errorOf, headOf, open, sentBy, serve } from '../../testing/open';
import { keepFunctionalConsent, postcodeCache } from '@signpost/identity';

const place = {
  postcode: 'BA2 7AY',
  outcode: 'BA2',
  latitude: 51.36,
  longitude: -2.37,
  town: 'Bath',
  region: 'South West',
  country: 'England',
};

let server: TestApi;

beforeAll(async () => {
  server = await startTestApi();
});

afterAll(() => server.close());

type Answer = ReturnType<typeof json>;

const answers = (list: Answer = json(rawPage), postcode: Answer = json(place)) =>
  server.answer((request, response) =>
    (request.url?.startsWith('/api/v1/geocode-postcode') ? postcode : list)(request, response),
  );

const visit = (query = '') => open(`/explore/unis${query}`, server.base);

const asked = () => new URL(server.asked.at(-1)?.split(' ')[1] ?? '', server.base).searchParams;

describe('university landing page', () => {
  it('lists providers with location, rating, courses and pay, and says what is not published [R-20]', async () => {
    answers();
    await visit();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Universities and colleges');
    const [bath, standrews] = screen.getAllByRole('article');
    expect(bath).toHaveTextContent('University of BathBath, England');
    expect(bath).toHaveTextContent('Gold');
    expect(bath).toHaveTextContent('212 courses');
    expect(bath).toHaveTextContent(
      '£31,000 after 15 months, 2021-22 graduates of the subjects here with a figure, about 1,240 people',
    );
    expect(standrews).toHaveTextContent('1 course');
    expect(standrews).toHaveTextContent('Pay: not published');
    expect(standrews).not.toHaveTextContent('£0');
    expect(screen.getByRole('link', { name: 'University of Bath' })).toHaveAttribute(
      'href',
      '/explore/unis/10007850/university-of-bath',
    );
    expect(screen.getByRole('status')).toHaveTextContent('2 places to study');
  });

  it('requests what is in the address [R-20] [C-05]', async () => {
    answers();
    await visit('?letter=B&q=bath&country=England&filters=Gold~tef&sort=salary&page=1');
    expect(Object.fromEntries(asked())).toEqual({
      output: 'provider',
      offset: '0',
      limit: '48',
      sortBy: 'salary',
      sort: 'DESC',
      letter: 'B',
      query: 'bath',
      filters: '{"country":["England"],"tef":["Gold"]}',
      includeFilters: 'true',
    });
  });

  it('removes each active filter by a link [R-20] [B-01]', async () => {
    answers();
    await visit('?filters=England~country&filters=Gold~tef');
    const chips = within(screen.getByRole('list', { name: /filters/i }));
    expect(chips.getByRole('link', { name: /Remove filter: England/ })).toHaveAttribute(
      'href',
      '/explore/unis?filters=Gold%7Etef',
    );
    expect(screen.getByRole('checkbox', { name: /England/, hidden: true })).toBeChecked();
  });

  it.each(['filters=Law_law~subject', 'filters=Laws_law~subject', 'filters=law~subject', 'subject=law'])(
    'knows the subject of %s by its id, and writes its name and id everywhere [R-20] [B-01] [C-05]',
    async (query) => {
      answers();
      const page = await visit(`?${query}&filters=Part-time_part-time~mode`);
      expect([asked().get('subjects'), asked().get('mode')]).toEqual(['law', 'part-time']);
      expect(headOf(page).canonical).toBe(
        '/explore/unis?filters=Law_law%7Esubject&filters=Part-time_part-time%7Emode',
      );
      expect(screen.getByRole('link', { name: 'Remove filter: Part-time' })).toHaveAttribute(
        'href',
        '/explore/unis?filters=Law_law%7Esubject',
      );
      expect(screen.getByRole('combobox', { name: 'Subject', hidden: true })).toHaveValue('law');
    },
  );

  it('knows a subject by its name, which the API refuses, from the list without filters [R-20] [B-01]', async () => {
    const errors = [{ field: 'subjects', message: 'has no value "Law"' }];
    server.answer((request, response) =>
      (request.url?.includes('subjects=Law') ? json({ title: 'Bad Request', errors }, 400) : json(rawPage))(
        request,
        response,
      ),
    );
    const page = await visit('?filters=Law~subject');
    expect(asked().get('subjects')).toBe('law');
    expect(headOf(page).canonical).toBe('/explore/unis?filters=Law_law%7Esubject');
    expect(screen.queryByText(/is not a subject we know/)).toBeNull();
  });

  it('sends the filters and keeps the order by a form without JavaScript [R-20] [B-01]', async () => {
    answers();
    const first = await visit('?sort=tef&filters=England~country');
    const nations = within(screen.getByRole('group', { name: 'Nation', hidden: true }));
    await userEvent.click(nations.getByRole('checkbox', { name: /Scotland/, hidden: true }));
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Filters', hidden: true });
    const sent = sentBy(form);
    expect(form).toHaveAttribute('action', '/explore/unis');
    first.unmount();

    await visit(`?${sent}`);
    expect(Object.fromEntries(asked())).toMatchObject({
      sortBy: 'tef',
      filters: '{"country":["England","Scotland"]}',
    });
  });

  it('measures distances from a postcode [R-20]', async () => {
    answers(json({ ...rawPage, total: 1, results: [{ ...rawBath, distance: 3.24 }] }));
    await visit('?postcode=BA2+7AY&radius=25&sort=distance');
    expect(screen.getByRole('article')).toHaveTextContent('3.2 miles away');
    expect(screen.getByRole('status')).toHaveTextContent('measured from BA2, Bath');
    expect(Object.fromEntries(asked())).toMatchObject({
      lat: '51.36',
      lng: '-2.37',
      radius: '25',
      sortBy: 'distance',
    });
  });

  it('treats text that looks like a script as text, and shows the empty state [R-20]', async () => {
    answers(json({ ...rawPage, total: 0, results: [] }));
    const { container } = await visit('?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
    expect(
      screen.getByRole('heading', { name: 'Nothing matches “<script>alert(1)</script>”' }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'See all universities and colleges' })).toBeVisible();
    expect(container.querySelector('script')).toBeNull();
  });

  it('splits more than 48 results into pages with links [K-02] [R-20]', async () => {
    answers(json({ ...rawPage, total: 100, offset: 48 }));
    await visit('?page=2&letter=B');
    expect(asked().get('offset')).toBe('48');
    const pages = within(screen.getByRole('navigation', { name: 'Pages of universities' }));
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute(
      'href',
      '/explore/unis?letter=B&page=3',
    );
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('lists the places of the map as text [R-20]', async () => {
    answers();
    await visit('?view=map');
    const map = within(screen.getByRole('region', { name: /map/i }));
    expect(map.getByRole('link', { name: 'University of Bath' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('has a canonical address with the shared filters; pages with a query are not indexed [R-20]', async () => {
    answers();
    expect(headOf(await visit('?region=London&view=map&utm_source=x'))).toMatchObject({
      title: 'Universities and colleges in London',
      canonical: '/explore/unis?filters=London%7Eregion',
    });
    expect(headOf(await visit('?letter=B'))).not.toHaveProperty('robots');
    expect(headOf(await visit('?q=bath'))).toMatchObject({ robots: 'noindex' });
    expect(headOf(await visit('?page=-1'))).toMatchObject({ robots: 'noindex' });
  });

  it('saves a provider from its card [R-20]', async () => {
    answers();
    await visit();
    await userEvent.click(screen.getByRole('button', { name: 'Save University of Bath' }));
    expect(screen.getByRole('button', { name: 'Saved University of Bath' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByRole('button', { name: 'Save University of St Andrews' })).toBeVisible();
  });
});

describe('landing address with invalid parameters', () => {
  it.each([
    ['unknown', 'ZZ99 9ZZ', json({ title: 'Not Found' }, 404), /cannot find that postcode/],
    ['malformed', 'nonsense', json({ title: 'Bad Request' }, 400), /Enter a full postcode/],
    ['too long', 'x'.repeat(3000), json(place), /Enter a full postcode/],
    ['unavailable', 'BA2 7AY', json({ title: 'Down' }, 503), /cannot look up postcodes/],
  ])(
    'reports a postcode that is %s at its field and keeps the list [R-20] [X-07]',
    async (_, postcode, answer, words) => {
      answers(json(rawPage), answer);
      const page = await visit(`?${new URLSearchParams({ postcode, radius: '25', sort: 'distance' })}`);
      expect(errorOf(page)).toBeUndefined();
      const field = screen.getByRole('textbox', { name: 'Your postcode', hidden: true });
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(expect.stringMatching(words));
      expect(screen.getAllByRole('article')).toHaveLength(2);
      expect(asked().has('lat')).toBe(false);
    },
  );

  it('reports invalid parameters and uses the others [R-20]', async () => {
    answers();
    await visit('?filters=Gold~medal&page=-1&letter=B');
    expect(screen.getByText('There is no filter called “medal” here.')).toBeVisible();
    expect(screen.getByText(/A page number is a whole number/)).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(asked().get('letter')).toBe('B');
  });

  it.each([
    ['', 200],
    ['?filters=Gold~medal', 400],
    ['?page=-1', 400],
    ['?page=x', 400],
    ['?letter=!', 400],
    ['?postcode=ZZ99+9ZZ', 200],
    [`?q=${'a'.repeat(16_000)}`, 400],
  ])('%.40s returns status %i and the list [R-20]', async (query, status) => {
    answers(json(rawPage), json({ title: 'Not Found' }, 404));
    const { statusCode, loaderData } = await serve(`/explore/unis${query}`, server.base);
    expect(statusCode).toBe(status);
    expect(loaderData['unis.landing']).toMatchObject({ results: { total: 2 } });
  });

  it('reports and leaves out a filter that the API does not know [R-20]', async () => {
    const errors = [{ field: 'filters.country', message: 'has no value "Narnia"' }];
    server.answer((request, response) =>
      (request.url?.includes('Narnia') ? json({ title: 'Bad Request', errors }, 400) : json(rawPage))(
        request,
        response,
      ),
    );
    await visit('?filters=Narnia~country');
    expect(screen.getByText('“Narnia” is not a nation we know.')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it.each(['2', '1e9', '1000000000', '99999999999999'])(
    'page %s after the last is not found [B-06]',
    async (page) => {
      answers();
      expect(errorOf(await visit(`?page=${page}`))).toMatchObject({
        status: 404,
        data: `Page Not Found: /explore/unis?page=${page}`,
      });
    },
  );

  it('shows an error page with status and message for a failure of the API [X-01]', async () => {
    answers(json({ detail: 'The database is away' }, 503));
    expect(errorOf(await visit())).toMatchObject({
      status: 503,
      data: 'There has been a problem fetching unis: The database is away',
    });
  });
});

describe('filters and suggestions', () => {
  const nothing = {
    ...rawPage,
    total: 0,
    results: [],
  };

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
      expect(askedFor()).toEqual([{ tariff: ['96 to 127 points'] }]);
      expect([asked().get('subjects'), asked().get('mode')]).toEqual(['law', 'part-time']);
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
      expect([sent.get('subject'), sent.getAll('mode'), sent.get('q')]).toEqual([
        'law',
        ['part-time'],
        'bath',
      ]);
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
});

describe('names of universities', () => {
  const NAMES = { results: [{ id: '10007850-1', name: 'University of Bath', sortName: 'Bath' }] };
  const box = () => screen.getByRole('combobox', { name: 'Name or town' });

  const suggested = () =>
    [...document.querySelectorAll('datalist option')].map((each) => each.getAttribute('value'));

  const visit = (names: ReturnType<typeof json>) => {
    server.answer((request, response) =>
      (request.url === '/api/v1/unis' ? names : json(rawPage))(request, response),
    );
    return open('/explore/unis', server.base);
  };

  it('suggests the names of universities once the field has focus [S-06] [R-20]', async () => {
    await visit(json(NAMES));
    expect(suggested()).toEqual([]);
    expect(server.asked).not.toContain('GET /api/v1/unis');
    await userEvent.click(box());
    await waitFor(() => expect(suggested()).toEqual(['University of Bath']));
    await userEvent.tab();
    await userEvent.click(box());
    expect(server.asked.filter((call) => call === 'GET /api/v1/unis')).toHaveLength(1);
  });

  it('works without suggestions when the names cannot be loaded [X-01]', async () => {
    await visit(json({}, 418));
    await userEvent.type(box(), 'bath');
    expect(suggested()).toEqual([]);
    expect(box()).toHaveValue('bath');
  });
});

describe('own place', () => {
  const place = {
    postcode: 'BA2 7AY',
    outcode: 'BA2',
    town: 'Bath',
    region: 'South West',
    country: 'England',
  };

  beforeEach(() => {
    keepFunctionalConsent(true);
    postcodeCache.write('BA2 7AY', { lat: 51.38, lng: -2.37, place });
  });

  afterEach(() => keepFunctionalConsent(false));

  it('universities show how far they are from the postcode on the device, with an order by it [R-20] [S-11]', async () => {
    server.answer(json(rawPage));
    await open('/explore/unis', server.base);
    expect(await screen.findByText('Bath, England, 1.8 miles away')).toBeVisible();
    expect(screen.getByRole('option', { name: 'Nearest to BA2 7AY' })).toBeInTheDocument();
  });
});
