import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  byPath,
  json,
  rawBathInFull,
  rawStAndrews,
  searching,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { VISITOR_ACTION_EVENT } from '@signpost/identity';
import { cycleYear } from '@signpost/api-client/testing';
import { rawOpenDay } from '../../testing/fixtures';
import { errorOf, headOf, open } from '../../testing/open';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

const PATH = '/explore/unis/10007850/university-of-bath';
const visit = (path = PATH, record: unknown = rawBathInFull) => {
  server.answer(byPath({ '/api/v1/institution': json({ results: record ? [record] : [] }) }));
  return open(path, server.base);
};
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('university overview', () => {
  it('a save names the provider’s code for the events, and stores it nowhere [E-24]', async () => {
    await visit();
    const acts: CustomEvent[] = [];
    const note = (event: Event) => void acts.push(event as CustomEvent);
    window.addEventListener(VISITOR_ACTION_EVENT, note);
    await userEvent.click(screen.getByRole('button', { name: 'Save University of Bath' }));
    await userEvent.click(screen.getByRole('button', { name: 'Saved University of Bath' }));
    window.removeEventListener(VISITOR_ACTION_EVENT, note);
    expect(acts.map(({ detail }) => detail as unknown)).toEqual([
      expect.objectContaining({ act: 'save', providerCode: 'B16' }),
      expect.objectContaining({ act: 'remove', providerCode: 'B16' }),
    ]);
    expect(JSON.stringify(acts[0]?.detail.item)).not.toContain('B16');
  });

  it('shows name, location, actions, key figures with their cohorts, TEF, subjects, sites, similar providers and tabs, describes the organisation in structured data, and leaves out only open days when these fail [R-21] [C-15] [X-01]', async () => {
    const page = await visit();
    expect(server.asked[0]).toBe(`GET /api/v1/institution?guid=10007850&limit=1&studyYear=${cycleYear()}`);
    expect(screen.getByRole('heading', { level: 1, name: 'University of Bath' })).toBeVisible();
    expect(screen.getByText('Bath, England')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See courses' })).toHaveAttribute(
      'href',
      '/explore/unis/10007850/university-of-bath/courses',
    );
    expect(screen.getByRole('link', { name: /Visit their website.*another site/ })).toHaveAttribute(
      'href',
      'https://www.bath.ac.uk/',
    );
    expect(screen.getByRole('button', { name: 'Save University of Bath' })).toBeVisible();

    const figures = part('Key figures');
    expect(figures.getByText('£31,000')).toBeVisible();
    expect(
      figures.getByText(
        'The average of its subjects’ middle figures, 15 months after the course. On average, the middle half of a subject earn £26,000 to £36,500.',
      ),
    ).toBeVisible();
    expect(figures.getByText('Graduate Outcomes survey, 2021-22, about 1,240 graduates')).toBeVisible();
    expect(figures.getByText('97%')).toBeVisible();
    expect(figures.getByText('93%')).toBeVisible();
    expect(figures.getByText('212')).toBeVisible();
    expect(figures.getByText('How these figures are measured')).toBeVisible();

    const tef = part('How its teaching is rated');
    expect(tef.getAllByText(/Gold$/)).toHaveLength(2);
    expect(tef.getByText(/Silver$/)).toBeVisible();
    expect(tef.getByText(/made this rating in 2023/)).toBeVisible();
    expect(tef.getByRole('link', { name: /panel’s statement/ })).toHaveAttribute(
      'href',
      'https://www.officeforstudents.org.uk/',
    );

    const rows = part('What it teaches').getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'SubjectCourses',
      'Business and management31',
      'Engineering and technology25',
    ]);
    expect(part('Where it is').getByText('Claverton Down')).toBeVisible();

    const card = part('Similar places to study').getByRole('article');
    expect(card).toHaveTextContent('University of St Andrews');
    expect(card).toHaveTextContent('Teaches many of the same subjects');

    const tabs = within(screen.getByRole('navigation', { name: 'Pages about the University of Bath' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      PATH,
      ...['courses', 'student-life', 'stats', 'international', 'outreach', 'apprenticeships'].map(
        (page) => `${PATH}/${page}`,
      ),
    ]);
    expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page');

    const [organisation, breadcrumb] = headOf(page).jsonLd ?? [];
    expect(organisation).toMatchObject({
      '@type': 'CollegeOrUniversity',
      name: 'University of Bath',
      url: 'https://www.bath.ac.uk/',
      address: { addressLocality: 'Bath', postalCode: 'BA2 7AY', addressCountry: 'GB' },
      geo: { latitude: 51.3796, longitude: -2.3279 },
    });
    expect(breadcrumb).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Explore' },
        { position: 3, name: 'Universities' },
        { position: 4, name: 'University of Bath', item: `https://signpost.test${PATH}` },
      ],
    });

    expect(part('Open days').getByText(/There has been a problem fetching events/)).toBeVisible();
    expect(part('Key figures').getByText('£31,000')).toBeVisible();
  });

  it('shows a withheld figure as withheld, never zero [R-21]', async () => {
    await visit(PATH, rawStAndrews);
    const figures = part('Key figures');
    expect(figures.getAllByText('Not published')).toHaveLength(3);
    expect(figures.queryByText('0%')).toBeNull();
    expect(figures.queryByText('£0')).toBeNull();
    expect(part('What it teaches').getByText(/not published/)).toBeVisible();
  });

  it('explains why there is no TEF award, and what that does not mean [R-21]', async () => {
    await visit(PATH, rawStAndrews);
    const tef = part('How its teaching is rated');
    expect(tef.getByText(/Universities and colleges in Scotland can choose/)).toBeVisible();
    expect(tef.getByText(/does not mean poor teaching/)).toBeVisible();
  });

  it('shows the awards of the universities that run a school without one of its own [R-21]', async () => {
    const ratings = { overall: null, studentExperience: null, studentOutcomes: null, url: null };
    const parents = [
      { ...ratings, name: 'University of Kent', overall: 'Silver', url: 'https://example.org/kent' },
      { ...ratings, name: 'University of Greenwich', overall: 'Gold' },
    ];
    await visit(PATH, { ...rawBathInFull, tef: { ...ratings, year: 2023, parents } });
    const tef = part('How its teaching is rated');
    expect(tef.getByText(/no award of its own/)).toHaveTextContent(
      'The universities that run it have: University of Kent: Silver; University of Greenwich: Gold.',
    );
    expect(tef.getByRole('link', { name: /statement on University of Kent/ })).toBeVisible();
    expect(part('Key figures').getByText('Silver, Gold')).toBeVisible();
  });

  it('counts the published courses of a provider without a listed one [R-21]', async () => {
    const subjects = rawBathInFull.subjects.map((subject) => ({ ...subject, listed: 0 }));
    await visit(PATH, { ...rawBathInFull, courseCount: 0, coursesPublished: 95, subjects });
    const table = part('What it teaches').getByRole('table', { name: /none is listed here/ });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('Engineering and technology64');
  });

  it('accepts a wrong name in the address, and has the correct one in the canonical address [R-21]', async () => {
    const page = await visit('/explore/unis/10007850/an-old-name');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('University of Bath');
    expect(headOf(page).canonical).toBe(PATH);
  });

  it('links to Unibuddy only where the provider uses it [R-21]', async () => {
    const first = await visit();
    expect(document.querySelector('a[href*="unibuddy"]')).toBeNull();
    first.unmount();
    await visit(PATH, { ...rawBathInFull, unibuddyId: 'university of bath' });
    expect(document.querySelector('a[href*="unibuddy"]')).toHaveAttribute(
      'href',
      'https://unibuddy.co/embed/university%20of%20bath/buddies/students',
    );
  });

  it('shows open days, marks them as samples, and offers each as a calendar file [R-21] [C-12]', async () => {
    server.answer(
      byPath({
        '/api/v1/institution': json({ results: [rawBathInFull] }),
        '/api/v1/open-days/list': json([rawOpenDay]),
      }),
    );
    const head = headOf(await open(PATH, server.base));
    const days = part('Open days');
    expect(days.getByText('This date is invented.')).toBeVisible();
    const file = decodeURIComponent(
      days.getByRole('link', { name: /Add to calendar/ }).getAttribute('href') ?? '',
    );
    expect(file).toContain('DTSTART:20261205T093000Z');
    expect(JSON.stringify(head.jsonLd)).not.toContain('EventSeries');
  });

  it('shows its promotional stories, found by its name and labelled as promotion [R-21] [C-19]', async () => {
    const story = {
      objectID: 'labs-by-the-canal',
      title: 'Labs by the canal',
      url: '/explore/spotlights/labs-by-the-canal/labs-by-the-canal',
      institutionName: 'University of Bath',
    };
    const searches: object[] = [];
    const found = searching(({ requests }) => {
      searches.push(...requests);
      return { results: requests.map(() => ({ hits: [story], nbHits: 1, nbPages: 1 })) };
    });
    server.answer(byPath({ '/api/v1/institution': json({ results: [rawBathInFull] }), '/search/1': found }));
    await open(PATH, server.base);
    expect(searches).toContainEqual(
      expect.objectContaining({
        indexName: 'd10_spotlights',
        facetFilters: [['institutionName:University of Bath']],
      }),
    );
    const card = screen.getByRole('link', { name: 'Labs by the canal' }).closest('article');
    expect(card).toHaveTextContent('Promotion');
  });

  it('says when the provider is known to accept no applications [C-10]', async () => {
    const status = { providerId: '10007850', name: 'Bath', status: 'listed', acceptingApplications: false };
    server.answer(
      byPath({
        '/api/v1/institution': json({ results: [rawBathInFull] }),
        '/provider-status': json({ results: [status] }),
      }),
    );
    await open(PATH, server.base);
    expect(screen.getByText('It takes no applications at the moment')).toBeVisible();
  });

  it('says that its status did not load, and shows an error without the provider itself [X-01]', async () => {
    await visit();
    expect(screen.getByText(/^There has been a problem fetching provider status: /)).toBeVisible();
    server.answer(json({ detail: 'It is broken' }, 418));
    expect(errorOf(await open(PATH, server.base))).toMatchObject({
      status: 418,
      data: 'There has been a problem fetching uni details: It is broken',
    });
  });

  it('returns not found for an unknown id [B-06]', async () => {
    expect(errorOf(await visit('/explore/unis/99999999/nowhere', null))).toMatchObject({
      status: 404,
      data: 'Page Not Found: /explore/unis/99999999/nowhere',
    });
  });

  it.each(['1', 'abc', '10007850x', '%3Cscript%3E'])(
    'returns not found without a call for the invalid id %s [B-06]',
    async (id) => {
      expect(errorOf(await visit(`/explore/unis/${id}/name`))).toMatchObject({ status: 404 });
      expect(server.asked).toEqual([]);
    },
  );
});
