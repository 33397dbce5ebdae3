import { screen } from '@testing-library/react';
import { json, rawPage, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { errorOf, open, serve } from '../../testing/open';

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
