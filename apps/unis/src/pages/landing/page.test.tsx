import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json, rawBath, rawPage, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { headOf, open, sentBy } from '../../testing/open';

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
      '£31,000 after 15 months, 2021-22 graduates of all subjects here, about 1,240 people',
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
