import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_ADDRESSES, setSiteAddresses } from '@signpost/api-client/base';
import { byPath, json, startTestApi, type TestApi } from '@signpost/api-client/testing';
import { currentFavourites, NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { graphOf, rawIndustry, rawJob } from '../../testing/fixtures';
import { errorOf, handleOf, headOf, open, statusOf } from '../../testing/open';

const API = 'https://api.example';
let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());
beforeEach(() => {
  setFavourites(NO_FAVOURITES);
  setSiteAddresses({ ...NO_ADDRESSES, api: API });
});

const PATH = '/explore/industry-guides/healthcare';
const WIDGET = '/industry-guide-widget?industryGuide=healthcare';

const hit = (objectID: string, title: string, more: object) => ({
  objectID,
  title,
  url: `/explore/${objectID}`,
  summary: 'What it is.',
  ...more,
});
const results = (...hits: object[]) => ({
  results: [{ hits, nbHits: hits.length, nbPages: 1, page: 0, hitsPerPage: 12 }],
});
const search = (request: { url?: string | undefined }, body: string) =>
  request.url?.startsWith('/search') && body.includes('d10_employers')
    ? results(hit('penhallick', 'Penhallick Marine', { industry: 'Boats', notice: 'It is invented.' }))
    : results(hit('tide', 'A tide table', { employer: 'Penhallick Marine', hours: 4 }));

const visit = (
  path = PATH,
  guides: readonly object[] = [rawIndustry],
  settled = true,
  jobs: readonly object[] = [rawJob],
) => {
  server.answer((request, response) => {
    if (!request.url?.startsWith('/search')) {
      byPath({
        '/graphql': json(graphOf('industryGuides', ...guides)),
        ...(settled && {
          '/api/v1/career-finder-jobs': json({ data: { Total: jobs.length, Job: jobs } }),
        }),
      })(request, response);
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => json(search(request, body))(request, response));
  });
  return open(path, server.base);
};
const part = (name: string) => within(screen.getByRole('region', { name }));

describe.each([PATH, WIDGET])('industry guide at %s', (address) => {
  it('shows the industry, its roles and pay, employers, and ways to try it out [R-31] [R-34]', async () => {
    await visit(address);
    expect(screen.getByRole('heading', { level: 1, name: 'Healthcare' })).toBeVisible();
    expect(part('What the industry is like').getByText(rawIndustry.body)).toBeVisible();
    expect(part('Roles and pay').getAllByRole('row')[1]).toHaveTextContent('Software developer£54,669');
    expect(part('What employers look for').getByText('Listening')).toBeVisible();
    expect(part('Employers with these roles').getByRole('link', { name: 'Penhallick Marine' })).toBeVisible();
    expect(part('Employers with these roles').getByText('It is invented.')).toBeVisible();
    expect(part('Try it out').getByRole('article')).toHaveTextContent('A tide tablePenhallick Marine4 hours');
    expect(part('Apprenticeships').getByRole('article')).toHaveTextContent('Closes 20th December 2026');
    expect(part('Apprenticeships').getByText(/This apprenticeship is invented\./)).toBeVisible();
    const jobs = server.asked.find((call) => call.includes('career-finder-jobs'));
    expect(jobs).toContain('soc=2134');
  });

  it('says when no employer, work experience or apprenticeship has its careers [R-31] [R-34]', async () => {
    await visit(address, [{ ...rawIndustry, relatedCareers: [], skills: [] }], true, []);
    expect(part('Roles and pay').getByText(/No careers are named/)).toBeVisible();
    expect(part('Employers with these roles').getByText(/We know of no employer/)).toBeVisible();
    expect(part('Try it out').getByText(/no work experience online yet/)).toBeVisible();
    expect(part('Apprenticeships').getByText(/No apprenticeship for these careers/)).toBeVisible();
    expect(server.asked.filter((call) => call.includes('/search'))).toEqual([]);
  });

  it('shows an apprenticeship whose level, wage and closing date are not published [R-31] [R-34]', async () => {
    const bare = { ...rawJob, Level: null, SalaryDescription: '', ClosingDate: null, LogoUrl: '' };
    await visit(address, [rawIndustry], true, [bare]);
    // Widgets inside other sites have no save buttons.
    const save = address.startsWith('/explore') ? 'Save Software tester, Penhallick Marine' : '';
    expect(part('Apprenticeships').getByRole('article')).toHaveTextContent(
      `Software testerPenhallick Marine, Bath, South WestSample, not realWage not published${save}`,
    );
  });

  it('leaves out only apprenticeships when these fail; a failing guide fails the page [X-01] [X-02]', async () => {
    const opened = await visit(address, [rawIndustry], false);
    expect(part('Apprenticeships').getByText(/problem fetching apprenticeships/)).toBeVisible();
    expect(part('Roles and pay').getByRole('table')).toBeVisible();
    opened.unmount();
    server.answer(byPath({ '/graphql': json({}) }));
    expect(errorOf(await open(address, server.base))).toMatchObject({
      data: 'There has been a problem fetching industry guides: Error parsing response',
    });
  });
});

it('is saved on this device by its path, and has breadcrumbs, one canonical address and its route’s name [R-34] [B-03]', async () => {
  const page = await visit();
  await userEvent.click(screen.getByRole('button', { name: 'Save Healthcare' }));
  expect(currentFavourites().pages).toEqual([{ id: rawIndustry.nid, title: 'Healthcare', url: PATH }]);
  expect(handleOf(page).name).toBe('industry-guide-widgets');
  expect(headOf(page)).toMatchObject({ canonical: PATH, jsonLd: [{ '@type': 'BreadcrumbList' }] });
});

it('has no page chrome in a frame, and stores nothing [R-31] [E-12]', async () => {
  const page = await visit(WIDGET);
  expect(handleOf(page)).toMatchObject({ chrome: 'none' });
  expect(headOf(page)).toMatchObject({ canonical: PATH, robots: 'noindex' });
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  expect(screen.getByRole('link', { name: /Open this guide/ })).toHaveAttribute('href', API + PATH);
});

it.each([
  ['/explore/industry-guides/Not one', 404, 'We have no guide to that industry', API + PATH],
  ['/industry-guide-widget?industryGuide=Not+one', 404, 'We have no guide to that industry', WIDGET],
  ['/industry-guide-widget?industryGuide=', 200, 'Choose an industry', WIDGET],
  ['/industry-guide-widget', 200, 'Choose an industry', WIDGET],
])(
  '%s answers %i with a list of industries, not indexed [R-31] [R-34] [E-12]',
  async (path, status, title, href) => {
    const page = await visit(path);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(part('All industries').getByRole('link', { name: 'Healthcare' })).toHaveAttribute('href', href);
    expect(headOf(page).robots).toBe('noindex');
    expect(await statusOf(path, server.base)).toBe(status);
  },
);
