import { cleanup, screen, within } from '@testing-library/react';
import {
  byPath,
  json,
  pageFound,
  rawBathInFull,
  rawStAndrews,
  startTestApi,
  type TestApi,
} from '@signpost/api-client/testing';
import { sampleLabel } from '@signpost/shared-ui';
import { graphOf, rawCoursePage, rawJob, rawOpenDay, rawPlaces, rawStory } from '../testing/fixtures';
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
    '%s of an unknown provider is not found, and shows an error when the provider fails [B-06] [X-04]',
    async (page) => {
      expect(errorOf(await visit(`/explore/unis/99999999/nowhere/${page}`, {}, null))).toMatchObject({
        status: 404,
      });
      expect(
        errorOf(await visit(`${BATH}/${page}`, { '/api/v1/institution': json({ detail: 'No' }, 418) })),
      ).toMatchObject({ status: 418, data: 'There has been a problem fetching uni details: No' });
    },
  );

  it.each([
    ['stats', 'What graduates earn', 'courses'],
    ['student-life', 'Somewhere to live', 'locations'],
    ['apprenticeships', null, 'apprenticeships'],
  ])('%s shows which part did not load, and the rest [X-01] [X-02]', async (page, other, subject) => {
    await visit(`${BATH}/${page}`);
    expect(
      screen.getAllByText(new RegExp(`^There has been a problem fetching ${subject}: `))[0],
    ).toBeVisible();
    if (other) expect(part(other)).toBeDefined();
  });
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
      survey: {
        themes: [{ ...theme, percent: 91 }],
        everywhere: { themes: [{ ...theme, percent: 86 }], providers: 354, ...group },
        ...group,
      },
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
    expect(said.getByText('86% is the average of 354 places')).toBeInTheDocument();
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
    const absences = { salary: 'too-small', continuation: 'too-new', survey: 'too-small', entry: 'too-new' };
    await visit('/explore/unis/10007803/st/stats', {}, { ...rawStAndrews, absences });
    expect(part('What students think').getByText('Withheld, too few people')).toBeVisible();
    expect(part('Who is taken in').getByText('Too new')).toBeVisible();
    expect(part('How many stay on').getByText('Too new')).toBeVisible();
    expect(part('What graduates earn').getByText('Withheld, too few people')).toBeVisible();
    expect(part('What graduates do').getByText('Not published')).toBeVisible();
    expect(screen.queryByText('0%')).toBeNull();
    expect(screen.queryByText('£0')).toBeNull();
  });
});

describe('apprenticeships near a provider', () => {
  const jobs = (...found: object[]) => json({ data: { Job: found, Total: found.length } });

  it('shows employer, level, wage, closing date and location, and marks samples [R-22] [C-02]', async () => {
    const page = await visit(`${BATH}/apprenticeships?filters=Level+6_6~level&level=99&radius=50`, {
      '/api/v1/career-finder-jobs': jobs(rawJob),
    });
    const call = server.asked.find((each) => each.includes('career-finder-jobs'));
    expect(call).toContain('level=6&lat=51.3796&lng=-2.3279&radius=50');
    expect(screen.getByText('“99” is not a level we know.')).toBeVisible();
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Penhallick Marine, Bath, South West, 2.4 miles away');
    expect(card).toHaveTextContent('Level 6 (degree)');
    expect(card).toHaveTextContent('£19,000 a year');
    expect(card).toHaveTextContent('Closes 20th December 2026');
    expect(within(card).getByText(sampleLabel())).toBeVisible();
    expect(headOf(page)).toMatchObject({
      robots: 'noindex',
      title: 'Sample, not real: Apprenticeships near the University of Bath',
      description: expect.stringMatching(/^Sample, not real: /),
    });
    expect(headOf(page).description).not.toMatch(/\bnow\b/);
  });

  it('may be indexed when it lists real ones [R-22] [C-02]', async () => {
    const page = await visit(`${BATH}/apprenticeships`, {
      '/api/v1/career-finder-jobs': jobs({ ...rawJob, Sample: false, Notice: null }),
    });
    expect(headOf(page).robots).toBeUndefined();
    expect(headOf(page).description).toMatch(/^Apprenticeships near the University of Bath that take/);
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

describe('compact profile of a university', () => {
  it('shows address, rating, pay with its cohort, missing figures, and the distance [R-19] [C-17]', async () => {
    await visit('/explore/uni-detail/10007850?postcode=BA1', {
      '/api/v1/geocode-postcode': json({
        postcode: 'BA1',
        outcode: 'BA1',
        latitude: 51.38,
        longitude: -2.36,
        town: 'Bath',
      }),
    });
    const figures = part('In figures');
    expect(
      figures.getByText(/£31,000 after 15 months, the average of its subjects’ middle figures/),
    ).toBeVisible();
    expect(figures.getByText('Graduate Outcomes survey, 2021-22, about 1,240 graduates')).toBeVisible();
    expect(figures.getByText(/1\.4 miles from BA1, Bath/)).toBeVisible();
    expect(figures.getByText('Student survey (NSS)').nextElementSibling).toHaveTextContent('Not published');
    expect(figures.getByText(/^There has been a problem fetching provider status/)).toBeVisible();
    expect(part('Address and contact').getByText('BA2 7AY')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the full page' })).toHaveAttribute(
      'href',
      '/explore/unis/10007850/university-of-bath',
    );
  });

  it('shows the student survey as the figures page does, or why there is none [R-19]', async () => {
    const theme = { id: 'T1', name: 'Teaching on my course', percent: 91 };
    const survey = {
      themes: [theme],
      everywhere: { themes: [], providers: 354, people: 9, courses: 2, years: '2022-24' },
      people: 1_240,
      courses: 12,
      years: '2022-24',
    };
    const students = { survey, entry: null, earnings3: null, earnings5: null };
    const sentence = /^About “Teaching on my course”, 91% of final-year students’ answers were positive/;
    const full = { '/api/v1/institution': json({ results: [{ ...rawBathInFull, students }] }) };
    const { unmount } = await visit('/explore/uni-detail/10007850', full);
    expect(screen.getByText(sentence)).toHaveTextContent(
      'National Student Survey, by Discover Uni, 2022-24, 12 courses here, about 1,240 students',
    );
    unmount();
    const stats = await visit('/explore/unis/10007850/university-of-bath/stats', full);
    expect(screen.getByText(sentence)).toBeVisible();
    stats.unmount();
    const absences = { survey: 'too-small' };
    await visit('/explore/uni-detail/10007850', {
      '/api/v1/institution': json({ results: [{ ...rawBathInFull, absences }] }),
    });
    expect(screen.getByText('Student survey (NSS)').nextElementSibling).toHaveTextContent(
      'Withheld, too few people',
    );
  });

  it('reports a failed postcode look-up at its field [X-07]', async () => {
    await visit('/explore/uni-detail/10007850?postcode=BA1');
    expect(screen.getByLabelText('Your postcode')).toHaveAccessibleDescription(/cannot look up postcodes/);
  });

  it('returns not found for an unknown university, and an error when it fails [B-06] [X-04]', async () => {
    const noProvider = { '/api/v1/institution': json({ results: [] }) };
    const broken = { '/api/v1/institution': json({ detail: 'No' }, 418) };
    for (const path of ['/explore/uni-detail/99999999', '/explore/related/99999999']) {
      expect(errorOf(await visit(path, noProvider))).toMatchObject({ status: 404 });
      expect(errorOf(await visit(path, broken))).toMatchObject({
        data: 'There has been a problem fetching uni details: No',
      });
    }
  });
});

describe('related universities', () => {
  it('shows reasons on each card, including the distance [R-14]', async () => {
    const page = await visit('/explore/related/10007850');
    const card = screen.getByRole('article');
    expect(card).toHaveTextContent('Teaches many of the same subjects');
    expect(card).toHaveTextContent('less than a mile away');
    expect(screen.getByRole('link', { name: /^Compare the University of Bath/ })).toHaveAttribute(
      'href',
      '/explore/compare?unis=10007850,10007803',
    );
    expect(headOf(page)).toMatchObject({ title: 'Universities like the University of Bath' });
  });

  it('says when there are no similar universities [R-14]', async () => {
    await visit('/explore/related/10007803', { '/api/v1/institution': json({ results: [rawStAndrews] }) });
    expect(screen.getByRole('heading', { name: 'Nothing is quite like it' })).toBeVisible();
  });
});

describe('spotlight', () => {
  const story = {
    objectID: 'bath-hill',
    title: 'Engineering on a hill',
    summary: 'A third of its courses.',
    body: 'Graduates **earn** well.',
    sample: true,
    notice: 'A sample of a promotion.',
    url: '/explore/spotlights/bath-hill/engineering-on-a-hill',
    image: '/tile.webp',
    institutionName: 'University of Bath',
    providerId: '10007850',
    theme: 'Engineering',
    subjects: ['Engineering'],
  };
  const PATH = '/explore/spotlights/bath-hill/engineering-on-a-hill';
  const found = (...records: object[]) => ({
    '/search/1/indexes/*/queries': json({ results: [pageFound(...records)] }),
  });

  it('shows first that it is promotion, then courses and open days [R-18]', async () => {
    const page = await visit(PATH, {
      ...found(story),
      '/api/v1/courses': json(rawCoursePage),
      '/api/v1/open-days/list': json([rawOpenDay]),
    });
    const label = screen.getByText(/^Promotion: a story about the University of Bath/);
    const title = screen.getByRole('heading', { level: 1, name: 'Engineering on a hill' });
    expect(label.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText(/^A sample of a promotion\./)).toBeVisible();
    expect(headOf(page)).toMatchObject({ robots: 'noindex' });
    expect(headOf(page)).not.toHaveProperty('jsonLd');
    expect(part('Related courses at the University of Bath').getAllByRole('article')).toHaveLength(2);
    expect(within(part('Open days').getByRole('article')).getByText(/09:30 to 16:00/)).toBeVisible();
    expect(headOf(page).title).toBe('Sample, not real: Promotion: Engineering on a hill');
    expect(headOf(page).description).toBe('Sample, not real: A third of its courses.');
  });

  it('renders the story without its provider, courses and open days, and an error without the story [X-01]', async () => {
    await visit(PATH, { ...found(story), '/api/v1/institution': json({}, 418) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Engineering on a hill');
    expect(screen.getByText(/^There has been a problem fetching uni details: /)).toBeVisible();
    cleanup();
    await visit(PATH, found(story));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Engineering on a hill');
    for (const subject of ['courses', 'events']) {
      expect(screen.getByText(new RegExp(`^There has been a problem fetching ${subject}: `))).toBeVisible();
    }
    expect(errorOf(await visit(PATH))).toMatchObject({
      data: expect.stringMatching(/^There has been a problem fetching multiple objects from Algolia/),
    });
  });

  it('returns not found for an unknown story [B-06]', async () => {
    expect(errorOf(await visit(PATH, found()))).toMatchObject({ status: 404 });
    expect(errorOf(await visit('/explore/spotlights/%3Cb%3E/x', found(story)))).toMatchObject({
      status: 404,
    });
  });
});

describe('figures about a provider’s own students', () => {
  const group = { people: 1_240, courses: 12, years: '2022-24' };
  const visit = (page: string, students: object) => {
    server.answer(byPath({ '/api/v1/institution': json({ results: [{ ...rawBathInFull, students }] }) }));
    return open(`${BATH}/${page}`, server.base);
  };

  it('begins with what students here say about help, beside the UK [R-27]', async () => {
    const theme = (id: string, name: string, percent: number) => ({ id, name, percent });
    const survey = {
      themes: [theme('T1', 'Teaching on my course', 91), theme('T4', 'Academic support', 88)],
      everywhere: { themes: [theme('T4', 'Academic support', 86)], providers: 354, ...group },
      ...group,
    };
    await visit('student-life', { survey });
    const said = screen.getByRole('region', { name: 'What students here say' });
    expect(screen.getByLabelText('At a glance')).toHaveTextContent(
      /^Academic support88%86% is the average of 354 places$/,
    );
    expect(said).toHaveTextContent('National Student Survey, by Discover Uni, 2022-24, 12 courses here');
  });

  it('begins with the qualifications that people here came with [R-25]', async () => {
    const entry = { qualifications: [{ id: 'a-level', name: 'A levels', percent: 80 }], ...group };
    await visit('outreach', { entry });
    expect(part('What people here came with').getByText('80%')).toBeVisible();
    expect(
      screen.getByText(/Student records \(HESA\), by Discover Uni, 2022-24, 12 courses here/),
    ).toBeVisible();
  });
});

describe('international students', () => {
  const HOME_FEE = {
    ...{ id: 'fee-england', kind: 'fee', label: 'Most that a university in England can charge' },
    ...{ value: '£9,790 a year', amount: 9790, at: null, entry: null, year: '2026 to 2027' },
    source: { name: 'GOV.UK, student finance', url: 'https://www.gov.uk/student-finance' },
    checked: '2026-11-23',
  };
  const LIVING = {
    ...HOME_FEE,
    ...{
      id: 'visa-living-elsewhere',
      label: 'To live on outside London',
      value: '£1,171 a month',
      amount: 1171,
    },
  };
  const SURCHARGE = {
    ...HOME_FEE,
    ...{ id: 'visa-health-surcharge', label: 'Health surcharge', value: '£776 a year', amount: 776 },
  };
  const GRADUATE = {
    ...HOME_FEE,
    ...{ id: 'visa-graduate', label: 'Graduate visa', value: '18 months', year: 'from January 2027' },
  };

  it('has a country picker form with every country and the extra United States entry [R-24] [E-20]', async () => {
    await visit(`${BATH}/international`);
    const picker = screen.getByLabelText('Country of your passport');
    const names = within(picker)
      .getAllByRole('option')
      .map((option) => option.textContent);
    expect(names).toEqual(expect.arrayContaining(['United States', 'United States of America', 'Nigeria']));
    expect(names).toHaveLength(new Set(names).size);
    expect(picker.closest('form')).toHaveAttribute('action', `${BATH}/international`);
  });

  it.each([
    ['NG', /You need a Student visa/, /approved test/],
    ['USA', /You need a Student visa/, /Your passport is enough/],
    ['ie', /you do not need a visa/, /No visa, so no test/],
  ])('shows the rules for a passport of %s [R-24]', async (code, visa, english) => {
    await visit(`${BATH}/international?country=${code}`);
    expect(screen.getByText(visa)).toBeVisible();
    expect(screen.getByText(english)).toBeVisible();
  });

  it('gives the home fee of the nation with its year and source [R-24]', async () => {
    const facts = { '/api/v1/key-facts': json({ cycle: 2027, facts: [HOME_FEE] }) };
    await visit(`${BATH}/international?country=NG`, facts);
    expect(screen.getByText(/^Up to £9,790 a year, if you live in: England, Scotland/)).toHaveTextContent(
      '2026 to 2027',
    );
    expect(screen.getByRole('link', { name: /GOV.UK, student finance/ })).toBeVisible();
  });

  it('gives the home fee before a country is chosen [R-24]', async () => {
    await visit(`${BATH}/international`, {
      '/api/v1/key-facts': json({ cycle: 2027, facts: [HOME_FEE] }),
    });
    const glance = screen.getByLabelText('At a glance');
    expect(glance).toHaveTextContent(
      /^Fee of UK studentsUp to £9,790 a yearFull-time, wherever in the UK.*2026 to 2027Fee of overseas students/,
    );
    expect(glance).toHaveTextContent(
      /Stayed on their course97%after a year, [0-9-]+, about [0-9,]+ students/,
    );
  });

  it.each([
    ['NG', true],
    ['IE', false],
  ])(
    'says for a passport of %s what to show and pay for a visa, and how long graduates may stay, where one is needed: %s [R-24]',
    async (code, needed) => {
      await visit(`${BATH}/international?country=${code}`, {
        '/api/v1/key-facts': json({ cycle: 2027, facts: [HOME_FEE, LIVING, SURCHARGE, GRADUATE] }),
      });
      expect(screen.getByLabelText('At a glance')).toHaveTextContent(
        /To live on, for the visa£1,171 a month/,
      );
      expect(screen.queryByText(/£10,539 in all/) !== null).toBe(needed);
      expect(screen.queryByText(/Pay £776 a year for health care, for the whole visa/) !== null).toBe(needed);
      expect(screen.queryByText(/stay for 18 months after a degree \(from January 2027\)/) !== null).toBe(
        needed,
      );
    },
  );

  it('tells Irish citizens who live in Ireland to ask which fee they pay [R-24]', async () => {
    await visit(`${BATH}/international?country=IE`);
    expect(screen.getByText(/If you live in Ireland, the university decides/)).toBeVisible();
    expect(screen.queryByText(/pay the same as UK students/)).toBeNull();
  });

  it('ignores an unknown country [R-24]', async () => {
    await visit(`${BATH}/international?country=%3Cb%3E`);
    expect(screen.queryByText(/Your passport:/)).toBeNull();
  });
});
