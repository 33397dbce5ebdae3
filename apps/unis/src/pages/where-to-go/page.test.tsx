import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OpenDay } from '@signpost/api-client/events';
import {
  keepFunctionalConsent,
  NO_FAVOURITES,
  postcodeCache,
  setFavourites,
  toggleFavourite,
} from '@signpost/identity';
import { byPath, json, rawBath, rawPage, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { savedOpenDay } from '../../components/open-days/open-day-list';
import { graphOf, rawOnlineDay, rawOpenDay, rawPlaces, rawStory } from '../../testing/fixtures';
import { errorOf, handleOf, headOf, open, serve } from '../../testing/open';
import { part } from '../../testing/sub-page';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
beforeEach(() => setFavourites(NO_FAVOURITES));
afterAll(() => server.close());

const PATH = '/explore/where-to-go';
const FOUND_PLACE = { outcode: 'BA2', town: 'Bath', region: 'South West', country: 'England' };
const places = { postcode: 'BA1 1AA', outcode: 'BA1', latitude: 51.38, longitude: -2.36, town: 'Bath' };
const everything = {
  '/api/v1/locations': json(rawPlaces),
  '/api/v1/courses': json(rawPage),
  '/api/v1/open-days/list': json([rawOpenDay, rawOnlineDay]),
  '/api/v1/geocode-postcode': json(places),
};
const visit = (query = '', answers: Parameters<typeof byPath>[0] = everything) => {
  server.answer(byPath(answers));
  return open(PATH + query, server.base);
};
/** Reports the places of reminder buttons as in view, since jsdom lays nothing out. */
const showReminders = () => {
  window.IntersectionObserver = class {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe = ({ tagName }: Element) =>
      this.tell([{ isIntersecting: tagName === 'SPAN' } as IntersectionObserverEntry], this as never);
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
};
const cards = () => part('Open days').getAllByRole('article');

describe('where to go page', () => {
  it('shows providers as a list beside the map, places with counts, and open days [R-30]', async () => {
    const page = await visit();
    const map = within(screen.getByRole('region', { name: 'Universities and colleges in the UK' }));
    expect(map.getByRole('link', { name: 'University of Bath' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'South West 1' })).toHaveAttribute(
      'href',
      `${PATH}?filters=South+West_south-west%7Elocation`,
    );
    expect(cards()).toHaveLength(2);
    expect(headOf(page).jsonLd?.map((each) => each['@type'])).toEqual(['BreadcrumbList']);
  });

  it('measures from a postcode, nearest first, and keeps only open days within the distance [R-30] [C-17]', async () => {
    await visit('?postcode=BA1+1AA&radius=10&kind=campus');
    expect(screen.getByText(/within 10 miles of BA1, Bath/)).toBeVisible();
    expect(server.asked.some((call) => call.includes('lat=51.38&lng=-2.36&radius=10'))).toBe(true);
    expect(cards()).toHaveLength(1);
    expect(cards()[0]).toHaveTextContent('1.9 miles away');
  });

  it('sorts open days by distance, also from the place that the device knows [R-30] [S-11]', async () => {
    const near = { ...rawOpenDay.place, latitude: 51.38, longitude: -2.37 };
    const days = [rawOpenDay, { ...rawOpenDay, id: 'later', date: '2026-12-06', place: near }];
    const answers = { ...everything, '/api/v1/open-days/list': json(days) };
    await visit('?postcode=BA1+1AA&radius=10', answers);
    expect(cards()[0]).toHaveTextContent('1.9 miles away');
    cleanup();
    await visit('?postcode=BA1+1AA&radius=10&sort=distance', answers);
    expect(cards()[0]).toHaveTextContent('less than a mile away');
    cleanup();
    keepFunctionalConsent(true);
    postcodeCache.write('BA2 7AY', {
      lat: 51.38,
      lng: -2.36,
      place: { ...FOUND_PLACE, postcode: 'BA2 7AY' },
    });
    await visit('', answers);
    const sort = await screen.findByRole('option', { name: 'Nearest to BA2 7AY' });
    await userEvent.selectOptions(sort.closest('select') as HTMLSelectElement, sort);
    await waitFor(() => expect(cards()[0]).toHaveTextContent('less than a mile away'));
    keepFunctionalConsent(false);
  });

  it('reports an unknown postcode at its field and renders the page [X-07]', async () => {
    await visit('?postcode=ZZ99+9ZZ', { ...everything, '/api/v1/geocode-postcode': json({}, 404) });
    expect(screen.getByLabelText('Your postcode')).toHaveAccessibleDescription(/cannot find that postcode/);
    expect(cards()).toHaveLength(2);
  });

  it('shows a guide for Outside of the UK, without map and open days [R-30] [E-09]', async () => {
    const story = rawStory('outside-of-the-uk', 'Outside of the UK', 'country-guide');
    await visit('?location=outside-of-the-uk', { ...everything, '/graphql': json(graphOf(story)) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Where to go: Outside of the UK');
    expect(part('Studying outside the UK').getByText(/What Outside of the UK is like/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'On the map' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Open days' })).toBeNull();
  });

  it('limits the map and the open days to a city [R-30]', async () => {
    const story = rawStory('bath', 'Study in Bath', 'city-guide');
    const page = await visit('?location=bath', { ...everything, '/graphql': json(graphOf(story)) });
    expect(server.asked.some((call) => call.includes('lat=51.38&lng=-2.36&radius=12'))).toBe(true);
    expect(headOf(page)).toMatchObject({ title: 'Where to go: Bath' });
  });

  it.each([
    'location=bath',
    'filters=Bath_bath~location',
    'filters=Aquae+Sulis_bath~location',
    'filters=Bath~location',
  ])(
    'knows the place and the kinds of open day of %s, and writes its name and id [R-30] [B-01]',
    async (query) => {
      const story = rawStory('bath', 'Study in Bath', 'city-guide');
      const page = await visit(`?${query}&filters=online~kind`, {
        ...everything,
        '/graphql': json(graphOf(story)),
      });
      expect(headOf(page).canonical).toBe(`${PATH}?filters=Bath_bath%7Elocation`);
      expect(cards()).toHaveLength(1);
      expect(screen.getByRole('checkbox', { name: 'Online' })).toBeChecked();
      expect(screen.queryByText('We could not use part of this address')).toBeNull();
    },
  );

  it('names saved open days that clash, and offers all saved ones as one calendar file [R-30]', async () => {
    await visit();
    for (const save of part('Open days').getAllByRole('button', { name: /^Save / })) fireEvent.click(save);
    expect(screen.getByText('Two of them clash')).toBeVisible();
    const file = part('Open days').getByRole('link', { name: /Download them all/ });
    expect(decodeURIComponent(file.getAttribute('href') ?? '').match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(file).toHaveAttribute('download', 'open-days.ics');
  });

  it('sets a reminder of an open day, and removes it when pressed again [E-19] [R-30]', async () => {
    showReminders();
    const said: unknown[] = [];
    const listen = (event: Event) => said.push((event as CustomEvent<{ message: string }>).detail.message);
    window.addEventListener('signpost:toast', listen);
    await visit();
    const press = async (name: RegExp) =>
      fireEvent.click(await part('Open days').findByRole('button', { name }));
    await press(/^Remind me of Open day: University of Bath, 5th December 2026$/);
    const pressed = await part('Open days').findByRole('button', { name: /^Reminder set/, pressed: true });
    expect(pressed).toBeVisible();
    expect(localStorage.getItem('UcasNotifications')).toContain('This date is invented.');
    await press(/^Reminder set/);
    await waitFor(() => expect(localStorage.getItem('UcasNotifications')).toBeNull());
    expect(said).toEqual([expect.stringMatching(/^Reminder set\. It shows here/), 'Reminder removed.']);
    window.removeEventListener('signpost:toast', listen);
  });

  it('serialises only the next open days into the page, and loads all when filtered or when another one is saved [R-30] [K-03]', async () => {
    const many = Array.from({ length: 12 }, (_, day) => ({ ...rawOpenDay, id: `bath-${day}` }));
    const answers: Parameters<typeof byPath>[0] = {
      ...everything,
      '/api/v1/open-days/list': (request, response) =>
        json(request.url?.includes('limit=12') ? many : [...many, rawOnlineDay])(request, response),
    };
    const page = await visit('', answers);
    expect(screen.getByText('The next 12 open days')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all open days' })).toHaveAttribute(
      'href',
      `${PATH}?days=all#open-days`,
    );
    expect(screen.getByText(/^Save the days you could go to/)).toBeVisible();
    act(() => void toggleFavourite('pages', savedOpenDay(rawOnlineDay as OpenDay)));
    expect(await screen.findByText('1 open day saved.')).toBeVisible();
    page.unmount();
    await visit('?month=2026-12', answers);
    expect(screen.getByText('13 open days')).toBeVisible();
  });

  it.each([
    ['location=atlantis', '“atlantis” is not a place we know.'],
    ['filters=Atlantis_atlantis~location', '“Atlantis” is not a place we know.'],
    ['kind=party', '“party” is not a kind of open day we know.'],
    ['filters=May~month', '“May” is not a month we know.'],
    ['filters=x~colour', 'There is no filter called “colour” here.'],
  ])(
    'names what it cannot use of %s, with status 400, and shows the rest [R-30] [B-01]',
    async (query, message) => {
      server.answer(byPath({ ...everything, '/graphql': json(graphOf()) }));
      expect((await serve(`${PATH}?${query}`, server.base)).statusCode).toBe(400);
      await open(`${PATH}?${query}`, server.base);
      expect(screen.getByText(message)).toBeVisible();
      expect(cards()).toHaveLength(2);
    },
  );

  it('leaves out only the part whose call fails [X-01]', async () => {
    await visit('', { '/api/v1/locations': json(rawPlaces) });
    for (const failed of ['unis', 'events']) {
      expect(screen.getByText(`There has been a problem fetching ${failed}: It is broken`)).toBeVisible();
    }
  });

  it('needs the places: names the step that loads them, and fails with them [X-09]', async () => {
    expect(handleOf(await visit('')).middleware).toEqual(['locations']);
    const { '/api/v1/locations': _, ...others } = everything;
    expect(errorOf(await visit('', others))).toMatchObject({
      data: 'There has been a problem fetching locations: It is broken',
    });
  });

  it('shows the rest when the guide to a place, or the look-up of a postcode, fails [X-01] [X-07]', async () => {
    await visit('?location=bath');
    expect(screen.getAllByText(/^There has been a problem fetching locations: /)[0]).toBeVisible();
    expect(cards()).not.toHaveLength(0);
    cleanup();
    await visit('?postcode=BA1', { ...everything, '/api/v1/geocode-postcode': json({}, 418) });
    expect(screen.getByLabelText('Your postcode')).toHaveAccessibleDescription(/cannot look up postcodes/);
    expect(cards()).toHaveLength(2);
  });

  it('loads a list of more than a hundred page by page [R-30]', async () => {
    const many = Array.from({ length: 100 }, (_, index) => ({
      ...rawBath,
      providerId: String(20_000_000 + index),
      name: `University ${index}`,
    }));
    server.answer(
      byPath({
        ...everything,
        '/api/v1/courses': (request, response) => {
          const second = request.url?.includes('offset=100');
          const results = second ? [rawBath] : many;
          json({ ...rawPage, total: 101, results })(request, response);
        },
      }),
    );
    await open(PATH, server.base);
    expect(screen.getByText('101 places to study')).toBeVisible();
  });
});
