import { screen, within } from '@testing-library/react';
import { byPath, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { sampleLabel } from '@signpost/shared-ui';
import { foundOf } from '../../testing/fixtures';
import { errorOf, headOf, open } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const employer = {
  objectID: 'penhallick-marine',
  title: 'Penhallick Marine',
  url: '/explore/employer/penhallick-marine',
  sample: true,
  notice: 'This employer is invented.',
};
const visit = (path: string, answer = json(foundOf(employer))) => {
  server.answer(byPath({ '/search/1/indexes/*/queries': answer }));
  return open(path, server.base);
};

describe('employer landing page', () => {
  it('lists employers with save buttons, and says that they are invented [C-19]', async () => {
    const page = await visit('/explore/employers');
    const all = within(screen.getByRole('region', { name: 'All employers' }));
    expect(all.getByRole('link', { name: 'Penhallick Marine' })).toHaveAttribute('href', employer.url);
    expect(all.getByRole('button', { name: 'Save Penhallick Marine' })).toBeVisible();
    expect(all.getAllByText(sampleLabel())).toHaveLength(2);
    expect(within(all.getByRole('article')).getByText(sampleLabel())).toBeVisible();
    expect(headOf(page)).toMatchObject({ robots: 'noindex', title: 'Sample, not real: Employers' });
    expect(screen.getByRole('region', { name: 'Apprenticeships closing soon' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Try the work from home' })).toBeVisible();
    expect(headOf(page).canonical).toBe('/explore/employers');
  });

  it('sorts by the distance from a postcode, which stays in the filters and the pages [C-17] [C-19]', async () => {
    const far = { ...employer, objectID: 'far', _geoloc: [{ lat: 55.95, lng: -3.19 }] };
    const [page] = foundOf({ ...far, _rankingInfo: { matchedGeoLocation: { distance: 16_093 } } }).results;
    const place = { postcode: 'BA1 1AA', outcode: 'BA1', latitude: 51.38, longitude: -2.36, town: 'Bath' };
    server.answer(
      byPath({
        '/search/1/indexes/*/queries': json({ results: [{ ...page, nbPages: 2 }] }),
        '/api/v1/geocode-postcode': json(place),
      }),
    );
    const opened = await open('/explore/employers?postcode=BA1+1AA', server.base);
    expect(screen.getByText('1 employer, nearest to BA1, Bath first')).toBeVisible();
    expect(screen.getByLabelText('Sort by')).toHaveValue('nearest');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/explore/employers?postcode=BA1+1AA&page=2',
    );
    expect(headOf(opened)).toMatchObject({ canonical: '/explore/employers', robots: 'noindex' });
  });

  it('returns not found for a page after the last [B-06]', async () => {
    const page = await visit('/explore/employers?page=9', json(foundOf()));
    expect(errorOf(page)).toMatchObject({ status: 404, data: expect.stringMatching(/^Page Not Found: /) });
  });

  it('writes filters to the canonical address and reads them again [B-01]', async () => {
    const some = json({ results: [1, 2, 3].flatMap(() => foundOf(employer).results) });
    const { canonical } = headOf(await visit('/explore/employers?companySize=10+to+49&country=Wales', some));
    expect(canonical).toBe('/explore/employers?filters=Wales%7Ecountry&filters=10+to+49%7EcompanySize');
    expect(headOf(await visit(canonical ?? '', some)).canonical).toBe(canonical);
  });

  it('names a filter that it does not have, with status 400, and keeps the id of one that it has [B-01]', async () => {
    const some = json({ results: [1, 2].flatMap(() => foundOf(employer).results) });
    const page = await visit('/explore/employers?filters=Wales_W92000004~country&filters=red~colour', some);
    expect(screen.getByText('There is no filter called “colour” here.')).toBeVisible();
    expect(headOf(page).canonical).toBe('/explore/employers?filters=Wales_W92000004%7Ecountry');
    expect(screen.getByLabelText('Nation')).toHaveAttribute('name', 'country');
  });

  it('offers sizes in the order of their numbers, with their counts [C-19]', async () => {
    const [page] = foundOf(employer).results;
    const companySize = { '250 to 999 people': 1, '10 to 49 people': 3, '50 to 249 people': 2 };
    await visit('/explore/employers', json({ results: [{ ...page, facets: { companySize } }] }));
    const sizes = within(screen.getByLabelText('How big')).getAllByRole('option');
    expect(sizes.map(({ textContent }) => textContent)).toEqual([
      ...['Any size', '10 to 49 people (3)', '50 to 249 people (2)', '250 to 999 people (1)'],
    ]);
  });

  it('splits a long list into pages, and names the page in the title', async () => {
    const [page] = foundOf(employer).results;
    const many = json({ results: [{ ...page, nbHits: 60, nbPages: 3 }] });
    const opened = await visit('/explore/employers?page=2', many);
    expect(screen.getByText('60 employers')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/explore/employers?page=3');
    expect(headOf(opened).title).toBe('Sample, not real: Employers, page 2');
  });

  it('says what to do when a filter has no results [C-19]', async () => {
    // The first response is the page, the others are the counts of each filtered facet.
    const none = json({ results: [1, 2, 3].flatMap(() => foundOf().results) });
    await visit('/explore/employers?country=Wales&companySize=10', none);
    expect(screen.getByRole('link', { name: 'See all employers' })).toHaveAttribute(
      'href',
      '/explore/employers',
    );
  });

  it('leaves out only the part whose call fails [X-04]', async () => {
    await visit('/explore/employers', json({ message: 'It is broken' }, 418));
    expect(screen.getByRole('heading', { level: 1, name: 'Employers' })).toBeVisible();
    expect(screen.getAllByText('This part did not load')).toHaveLength(3);
  });
});
