import { screen, within } from '@testing-library/react';
import { chooseQualification, NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { ID, rawDetails, rawOpenDay, rawRecord } from '../../testing/fixtures';
import { open, startCoursesApi, type Answers } from '../../testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
beforeEach(() => {
  localStorage.clear();
  setFavourites(NO_FAVOURITES);
  chooseQualification('up');
});
afterAll(() => server.close());

const { course } = rawDetails;
const [option] = course.options;
const RECORD = '/api/v1/courses?courses=';

/** Opens the page of the course with changes to its options and its other fields. */
const visit = (options: readonly object[], changes: object = {}, answers: Answers = {}, query = '') => {
  server.use({ '/search/api/v3/courses': { course: { ...course, options, ...changes } }, ...answers });
  return open(`/explore/courses/${ID}/computer-science${query}`, server.base);
};
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));
const definition = (name: string, term: string) =>
  part(name).getByText(term, { selector: 'dt' }).nextElementSibling;

describe('ways to take a course', () => {
  it('are facts instead of a table when there is only one [R-10]', async () => {
    await visit([option as object]);
    expect(part('Ways to take it').queryByRole('table')).toBeNull();
    expect(definition('Ways to take it', 'How you study')).toHaveTextContent('Full-time');
    expect(definition('Ways to take it', 'How long it takes')).toHaveTextContent('3 years');
    expect(definition('Ways to take it', 'Placement year')).toHaveTextContent('If you choose it');
  });

  it('say when they, the day and the length are not published [R-10]', async () => {
    const { unmount } = await visit([]);
    expect(part('Ways to take it').getByText(/ways to take this course are not published/)).toBeVisible();
    expect(definition('Ways to take it', 'Starts')).toHaveTextContent('In 2027. The day is not published.');
    unmount();
    const bare = { id: 'x', studyMode: { caption: 'Part-time' } };
    await visit([bare, { ...bare, id: 'y' }]);
    expect(part('Ways to take it').getAllByRole('row')[1]).toHaveTextContent(
      'Part-timeNot publishedNot published',
    );
  });

  it('name the professional bodies that recognise it, with links to those that have a page [R-10]', async () => {
    const professionalBodies = [
      { caption: 'British Computer Society', url: 'https://www.bcs.org/' },
      { caption: 'Guild of Testers', url: null },
    ];
    await visit([{ ...option, professionalBodies }]);
    const ways = part('Ways to take it');
    expect(ways.getByRole('link', { name: /British Computer Society/ })).toHaveAttribute(
      'href',
      'https://www.bcs.org/',
    );
    expect(ways.queryByRole('link', { name: /Guild/ })).toBeNull();
    expect(ways.getByText('Guild of Testers')).toBeVisible();
  });
});

describe('entry requirements', () => {
  it('show the points asked for, and qualifications that are accepted without published grades [R-10]', async () => {
    const academicEntryRequirements = {
      qualifications: [{ qualificationName: 'Access course' }],
      ...{ ucasTariffPointsMin: 112, ucasTariffPointsMax: 128 },
    };
    await visit([{ ...option, academicEntryRequirements }]);
    expect(definition('Getting in', 'UCAS Tariff')).toHaveTextContent('112 to 128 points');
    expect(definition('Getting in', 'Access course')).toHaveTextContent(
      'Accepted. The grades are not published.',
    );
  });
});

describe('fees', () => {
  it('appear once for each nation, in their own currency [R-10]', async () => {
    const fee = (caption: string, amount: number, id: string) => ({
      ...{ feeLocale: { caption }, amount, currency: { id }, feeBasis: null },
    });
    const courseFees = [fee('England', 9535, 'GBP'), fee('Ireland', 2500, 'EUR')];
    await visit([
      { ...option, courseFees },
      { ...course.options[1], courseFees: [fee('England', 9535, 'GBP')] },
    ]);
    expect(definition('What it costs', 'Students from England')).toHaveTextContent(/^£9,535$/);
    expect(definition('What it costs', 'Students from Ireland')).toHaveTextContent(/^€2,500$/);
    expect(part('What it costs').queryByText(/that a university in England can charge/)).toBeNull();
  });

  it('are those of the nation, with year, source and day, when the course has none published [R-10]', async () => {
    await visit([{ ...option, courseFees: [] }], {}, { [RECORD]: { results: [rawRecord] } });
    expect(definition('What it costs', 'Most that a university in England can charge')).toHaveTextContent(
      '£9,790 a year, 2026 to 2027',
    );
    expect(part('What it costs').getByText(/checked on 21st November 2026/)).toBeVisible();
  });
});

describe('support from the NHS', () => {
  const of = (code: string, country: string) => ({
    results: [{ ...rawRecord, subjects: [{ code, name: '' }], provider: { ...rawRecord.provider, country } }],
  });

  it.each([
    ['CAH02-04-02', 'England', 1],
    ['CAH02-04-02', 'Scotland', 0],
    ['CAH11-01-01', 'England', 0],
  ])('is named on a course of %s in %s %i times [R-10]', async (code, country, count) => {
    await visit([option as object], {}, { [RECORD]: of(code, country) });
    expect(part('What it costs').queryAllByText(/training grant from the NHS/)).toHaveLength(count);
  });
});

describe('places of study', () => {
  it('are those of the list when the options name none, each once [R-10]', async () => {
    const location = { ...rawRecord.locations[0], name: 'Bath Spa', latitude: null, longitude: null };
    await visit(
      [{ ...option, location: null }],
      {},
      { [RECORD]: { results: [{ ...rawRecord, locations: [location, location] }] } },
      '?postcode=BA1',
    );
    const places = part('Where you would study').getAllByRole('listitem');
    expect(places.map(({ textContent }) => textContent)).toEqual([
      'Bath SpaIts place on the map is not published',
    ]);
  });

  it('are said to be unpublished when nothing names one [R-10]', async () => {
    await visit([{ ...option, location: null }], {}, { [RECORD]: { results: [] } });
    expect(part('Where you would study').getByText(/taught is not published/)).toBeVisible();
  });
});

describe('open days, similar courses and applying', () => {
  it('say when there are none [R-10]', async () => {
    await visit(
      [{ ...option, providerCourseUrl: null }],
      { provider: { ...course.provider, websiteUrl: null } },
      {
        [RECORD]: { results: [{ ...rawRecord, url: null }] },
        '/api/v1/open-days/list': [],
        '/api/v1/article': { posts: [] },
        '/api/v1/courses?offset=0&limit=6&sort=ASC&similarTo=': {
          total: 0,
          offset: 0,
          limit: 6,
          results: [],
        },
      },
    );
    expect(part(/^Open days/).getByText(/No open day of the University of Bath/)).toBeVisible();
    expect(part('Similar courses').getByText(/found no course like this one/)).toBeVisible();
    expect(part('How to apply').getByText(/Ask the University of Bath: its website/)).toBeVisible();
    expect(part('How to apply').getByText(/no guide for this subject yet/)).toBeVisible();
  });

  it('show an open day online, and mark invented ones [R-10]', async () => {
    await visit(
      [option as object],
      {},
      {
        '/api/v1/open-days/list': [{ ...rawOpenDay, kind: 'online', place: null }],
      },
    );
    expect(part(/^Open days/).getByText('09:30 to 16:00, online')).toBeVisible();
    expect(part(/^Open days/).getByText(/This date is invented/)).toBeVisible();
  });
});

it('renders a very long title and markup in texts as text [R-10]', async () => {
  const title = `${'Computer Science with '.repeat(30)}<b>Robotics</b>`;
  const { container } = await visit([option as object], {
    courseTitle: title,
    summary: '<script>x</script>',
  });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('<script>x</script>')).toBeVisible();
  expect(container.querySelector('b, script')).toBeNull();
});

describe('actions of a course', () => {
  it('say when the top five is full, and compare with at most three others [R-10] [E-14]', async () => {
    const courses = Array.from({ length: 5 }, (_, index) => ({
      ...{ id: `c${index}`, title: `Course ${index}`, url: `/explore/courses/c${index}/x` },
    }));
    const top = courses.map(({ id }, index) => ({ number: index + 1, course: id }));
    setFavourites({ ...NO_FAVOURITES, courses, top });
    await visit([option as object]);
    expect(screen.getByRole('link', { name: 'Your top five is full: change it' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Compare with saved courses' })).toHaveAttribute(
      'href',
      `/explore/compare?courses=${ID},c2,c3,c4`,
    );
  });

  it('lead to the comparison of this course alone when none is saved [R-10]', async () => {
    await visit([option as object]);
    expect(screen.getByRole('link', { name: 'Compare with others' })).toHaveAttribute(
      'href',
      `/explore/compare?courses=${ID}`,
    );
  });
});
