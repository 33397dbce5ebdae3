import { screen, within } from '@testing-library/react';
import {
  byPath,
  json,
  rawBathInFull,
  rawStAndrews,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { sampleLabel } from '@signpost/shared-ui';
import { graphOf, rawCoursePage, rawJob, rawPlaces, rawStory } from '../testing/fixtures';
import { errorOf, headOf, open } from '../testing/open';
import { BATH, part } from '../testing/sub-page';

let server: TestApi;
beforeAll(async () => {
  server = await startTestApi();
});
afterAll(() => server.close());

type Answers = Parameters<typeof byPath>[0];
const visit = (path: string, answers: Answers = {}, record: unknown = rawBathInFull) => {
  server.answer(byPath({ '/api/v1/institution': json({ results: record ? [record] : [] }), ...answers }));
  return open(path, server.base);
};

describe('sub-pages of a provider', () => {
  it.each([
    ['courses', 'Courses at the University of Bath'],
    ['student-life', 'Student life at the University of Bath'],
    ['stats', 'Stats at the University of Bath'],
    ['international', 'International students at the University of Bath'],
    ['outreach', 'Access and outreach at the University of Bath'],
    ['apprenticeships', 'Apprenticeships near the University of Bath'],
  ])('%s renders with its tabs when every other call fails [X-01]', async (page, title) => {
    const opened = await visit(`${BATH}/${page}`);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const tabs = within(screen.getByRole('navigation', { name: 'Pages about the University of Bath' }));
    expect(tabs.getByRole('link', { current: 'page' })).toHaveAttribute('href', `${BATH}/${page}`);
    const head = headOf(opened);
    expect(head.canonical).toBe(`${BATH}/${page}`);
    expect(head.robots).toBeUndefined();
    expect(head.jsonLd?.[0]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it.each(['courses', 'student-life', 'stats', 'international', 'outreach', 'apprenticeships'])(
    '%s of an unknown provider is not found [B-06]',
    async (page) => {
      expect(errorOf(await visit(`/explore/unis/99999999/nowhere/${page}`, {}, null))).toMatchObject({
        status: 404,
      });
    },
  );
});

describe('figures page', () => {
  it('shows charts with summary, table, cohort and year [R-26]', async () => {
    await visit(`${BATH}/stats`, { '/api/v1/courses': json(rawCoursePage) });
    const earnings = part('What graduates earn');
    expect(earnings.getByText(/2021-22, about 1,240 graduates/)).toBeVisible();
    const bySubject = within(earnings.getByRole('figure', { name: 'Pay by subject' }));
    expect(bySubject.getByText('about 40 graduates, 2020-22')).toBeInTheDocument();
    expect(bySubject.getByRole('table', { hidden: true })).toHaveTextContent('Computer science£33,000');
    expect(part('How many stay on').getByText(/97 of every 100 students/)).toBeVisible();
    expect(part('What students think').getByText('Not published')).toBeVisible();
    expect(screen.queryByText(/under £1,000/)).toBeNull();
  });

  it('compares student scores with the UK, and shows the cohort of pay and entry figures [R-26]', async () => {
    const group = { people: 1_240, courses: 12, years: '2022-24' };
    const theme = { id: 'T1', name: 'Teaching on my course' };
    const students = {
      survey: { themes: [{ ...theme, percent: 91 }], everywhere: [{ ...theme, percent: 86 }], ...group },
      entry: { qualifications: [{ id: 'a-level', name: 'A levels', percent: 80 }], ...group },
      earnings3: { median: 31_900, lowerQuartile: 26_000, upperQuartile: 38_000, ...group },
      earnings5: null,
    };
    const absences = { earnings5: 'not-imported' };
    await visit(
      `${BATH}/stats`,
      { '/api/v1/courses': json(rawCoursePage) },
      { ...rawBathInFull, students, absences },
    );
    const said = part('What students think');
    expect(said.getByText('Positive answers overall').parentElement).toHaveTextContent(
      /^Positive answers overall84%The share of .+ Survey, by Discover Uni, 2022-24, 41 courses here, about 1,860 students$/,
    );
    expect(said.getByText('86% across the UK')).toBeInTheDocument();
    expect(said.getByText(/2022-24, 12 courses here, about 1,240 students/)).toBeInTheDocument();
    expect(part('Who is taken in').getByText(/80 came with: A levels/)).toBeVisible();
    const earnings = part('What graduates earn');
    expect(earnings.getByText('£31,900')).toBeVisible();
    expect(earnings.getByText(/12 courses here, about 1,240 graduates/)).toBeVisible();
    expect(earnings.getByText('Not among our files')).toBeVisible();
  });

  it('says that pay of a whole provider is an average of its subjects [R-26]', async () => {
    await visit(`${BATH}/stats`, { '/api/v1/courses': json(rawCoursePage) });
    expect(
      part('What graduates earn').getByText(/^The average of its subjects’ middle figures, weighted by/),
    ).toBeVisible();
    expect(screen.queryByText(/Half of those who answered/)).toBeNull();
  });

  it('distinguishes withheld figures from figures not collected, and never shows zero [R-26]', async () => {
    const absences = { salary: 'too-few', continuation: 'not-asked', survey: 'too-few', entry: 'not-asked' };
    await visit('/explore/unis/10007803/st/stats', {}, { ...rawStAndrews, absences });
    expect(part('What students think').getByText('Withheld, too few answered')).toBeVisible();
    expect(part('Who is taken in').getByText('Nobody was asked yet')).toBeVisible();
    expect(part('How many stay on').getByText('Nobody was asked yet')).toBeVisible();
    expect(part('What graduates earn').getByText('Withheld, too few answered')).toBeVisible();
    expect(part('What graduates do').getByText('Not published')).toBeVisible();
    expect(screen.queryByText('0%')).toBeNull();
    expect(screen.queryByText('£0')).toBeNull();
  });
});

describe('apprenticeships near a provider', () => {
  const jobs = (...found: object[]) => json({ data: { Job: found, Total: found.length } });

  it('shows employer, level, wage, closing date and location, and marks samples [R-22] [C-02]', async () => {
    await visit(`${BATH}/apprenticeships?level=6&level=99&radius=50`, {
      '/api/v1/career-finder-jobs': jobs(rawJob),
    });
    const call = server.asked.find((each) => each.includes('career-finder-jobs'));
    expect(call).toContain('level=6&lat=51.3796&lng=-2.3279&radius=50');
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Penhallick Marine, Bath, South West, 2.4 miles away');
    expect(card).toHaveTextContent('Level 6 (degree)');
    expect(card).toHaveTextContent('£19,000 a year');
    expect(card).toHaveTextContent('Closes 20th December 2026');
    expect(within(card).getByText(sampleLabel())).toBeVisible();
  });

  it('shows the nearest ones elsewhere when none is near [R-22]', async () => {
    const answer: Answers[string] = (request, response) =>
      (request.url?.includes('radius') ? jobs() : jobs(rawJob))(request, response);
    await visit(`${BATH}/apprenticeships`, { '/api/v1/career-finder-jobs': answer });
    expect(screen.getByText('No vacancies as near as this')).toBeVisible();
    expect(part('The nearest ones, of any level').getByRole('article')).toBeVisible();
  });
});

describe('student life', () => {
  it('shows advice for the town, and links to the provider for the rest [R-27]', async () => {
    await visit(`${BATH}/student-life`, {
      '/api/v1/locations': json(rawPlaces),
      '/graphql': json(graphOf(rawStory('bath', 'Study in Bath', 'city-guide'))),
    });
    expect(part('Living in Bath').getByText('High for a small city')).toBeVisible();
    for (const heading of [
      'Somewhere to live',
      'Clubs, societies and sport',
      'Support when you need it',
      'What it costs to live here',
    ]) {
      expect(part(heading).getAllByRole('listitem').length).toBeGreaterThan(2);
    }
    expect(screen.getByRole('link', { name: 'see its own website' })).toHaveAttribute(
      'href',
      'https://www.bath.ac.uk/',
    );
    expect(document.querySelector('video, iframe')).toBeNull();
  });

  it('leaves out only their part when guides have no list [X-02]', async () => {
    await visit(`${BATH}/student-life`, {
      '/api/v1/locations': json(rawPlaces),
      '/graphql': json({ data: {} }),
    });
    expect(
      screen.getByText(/There has been a problem fetching locations: Error parsing response/),
    ).toBeVisible();
    expect(part('Somewhere to live')).toBeDefined();
  });
});

describe('outreach', () => {
  it.each([
    ['England', rawBathInFull, /access and participation plan/],
    ['Scotland', rawStAndrews, /SIMD20/],
  ])('lists the schemes of %s with audience and dates [R-25]', async (nation, record, scheme) => {
    await visit(`${BATH}/outreach`, {}, record);
    const schemes = part(`Schemes in ${nation}`);
    expect(schemes.getByRole('heading', { name: scheme })).toBeVisible();
    expect(schemes.getByRole('heading', { name: 'Contextual offers' })).toBeVisible();
    expect(schemes.getAllByText('Who').length).toBe(schemes.getAllByText('When').length);
  });
});
