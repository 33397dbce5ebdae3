import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseQualification, NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { ID, rawDetails, rawOther, rawRecord } from '../../testing/fixtures';
import { errorOf, headOf, open, startCoursesApi, type Answers } from '../../testing/open';

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

const PATH = `/explore/courses/${ID}/computer-science`;
const SIMILAR = '/api/v1/courses?offset=0&limit=6&sort=ASC&similarTo=';
const visit = (rest = '', answers: Answers = {}, report?: (message: string) => void) => {
  server.use(answers);
  return open(PATH + rest, server.base, report);
};
const part = (name: string | RegExp) => within(screen.getByRole('region', { name }));

describe('course page', () => {
  it('shows the course and each of its options [R-10]', async () => {
    await visit();
    expect(screen.getByRole('heading', { level: 1, name: 'Computer Science' })).toBeVisible();
    const options = part('Ways to take it');
    expect(options.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'How you studyHow longWhere',
      'Full-time3 yearsClaverton Down',
      'Part-time3 yearsClaverton Down',
    ]);
    expect(options.getByText('G400')).toBeVisible();
    expect(options.getByText('Not published: year abroad.')).toBeVisible();
  });

  it('distinguishes title and head from those of another course with the same name and award [R-10] [E-04]', async () => {
    const results = [{ ...rawRecord, distinction: 'with a placement year' }];
    const shown = await visit('', { '/api/v1/courses?courses=': { results } });
    expect(headOf(shown).title).toBe('Computer Science with a placement year at the University of Bath');
    expect(screen.getByText('University of Bath').closest('p')).toHaveTextContent(
      /^BSc \(Hons\), with a placement year at/,
    );
  });

  it('says when its title is of an earlier collection [R-10] [E-04]', async () => {
    const { unmount } = await visit('', {
      '/api/v1/courses?courses=': { results: [{ ...rawRecord, titleYear: 2024 }] },
    });
    expect(
      screen.getByText('Title as published in 2024; check with the university that it still runs.'),
    ).toBeVisible();
    unmount();
    await visit();
    expect(screen.queryByText(/Title as published/)).toBeNull();
  });

  it('shows entry requirements and fees as published by the provider [R-10]', async () => {
    await visit();
    const entry = part('Getting in');
    expect(entry.getByText('A*AA')).toBeVisible();
    expect(entry.getByText('Not accepted')).toBeVisible();
    expect(part('What it costs').getByText('£9,000, Year 1')).toBeVisible();
  });

  it('shows source, year, group and number of people of each figure; a withheld figure is never zero [R-10]', async () => {
    await visit();
    const outcomes = part('What students say and do next');
    expect(outcomes.getAllByText('£33,000')[0]).toBeVisible();
    expect(outcomes.getByText(/About what most graduates of computer science in the UK earn/)).toBeVisible();
    expect(outcomes.getAllByText(/2022-23, about 40 graduates of this course/)[0]).toBeVisible();
    expect(outcomes.getByText('94%')).toBeVisible();
    expect(outcomes.getByText('97%')).toBeVisible();
    expect(
      outcomes.getByText('were still studying, or had gained their award, a year after they began.'),
    ).toBeVisible();
    expect(outcomes.queryByText('0%')).toBeNull();
  });

  it('measures the distance from the postcode in the address [R-10] [C-17]', async () => {
    await visit('?postcode=BA1+1AA');
    expect(
      part('Where you would study').getByText('1.9 miles from BA1, Bath, in a straight line'),
    ).toBeVisible();
  });

  it('reports an invalid postcode at its field and renders the page [R-10] [X-07]', async () => {
    await visit('?postcode=x', { '/api/v1/geocode-postcode': 400 });
    expect(screen.getByText('Enter a full postcode, such as BA2 7AY, or its first half.')).toBeVisible();
    expect(screen.getByLabelText('Your postcode')).toBeInvalid();
  });

  it('links to open days, similar courses elsewhere and a statement guide [R-10]', async () => {
    await visit();
    expect(part(/^Open days/).getByText('Saturday 5 December 2026')).toBeVisible();
    const similar = part('Similar courses').getAllByRole('article');
    expect(similar).toHaveLength(1);
    expect(similar[0]).toHaveTextContent('University of St Andrews');
    expect(similar[0]).toHaveTextContent('12 miles from this one');
    expect(server.asked).toContain(`GET ${SIMILAR}${ID}`);
    expect(
      part('How to apply').getByRole('link', { name: 'Personal statement guide: computing' }),
    ).toBeVisible();
  });

  it('sets a reminder of an open day [E-19]', async () => {
    await visit();
    await userEvent.click(screen.getByRole('button', { name: /^Remind me of Open day: University of Bath/ }));
    expect(await screen.findByRole('button', { name: /^Reminder set/, pressed: true })).toBeVisible();
    expect(localStorage.getItem('UcasNotifications')).toContain('open-day:bath-1');
  });

  it('asks for confirmation before an external link [R-10]', async () => {
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    await visit();
    await userEvent.click(screen.getByRole('link', { name: /Apply at UCAS/ }));
    const dialog = await screen.findByRole('dialog', { name: 'You are about to leave Signpost' });
    expect(within(dialog).getByText('ucas.com')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: 'Go to UCAS' })).toHaveAttribute(
      'href',
      'https://www.ucas.com/applying',
    );
  });

  it('can be saved, added to the top five and compared [R-10] [E-14]', async () => {
    setFavourites({
      ...NO_FAVOURITES,
      courses: [{ id: rawOther.id, title: 'Other', url: '/explore/courses/2/x' }],
    });
    await visit();
    expect(screen.getByRole('link', { name: 'Compare with saved courses' })).toHaveAttribute(
      'href',
      `/explore/compare?courses=${ID},${rawOther.id}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Put in my top five' }));
    expect(screen.getByRole('link', { name: 'Number 1 of your top five' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Saved Computer Science, University of Bath' })).toBeVisible();
  });

  it('describes the course, its instances and offers in structured data [R-10]', async () => {
    const head = headOf(await visit('-under-an-old-name?grade=al.A'));
    expect(head).toMatchObject({ canonical: PATH, robots: 'noindex' });
    expect(head.jsonLd?.[0]).toMatchObject({
      '@type': 'Course',
      name: 'Computer Science',
      provider: { '@type': 'CollegeOrUniversity', name: 'University of Bath' },
      hasCourseInstance: [
        { '@type': 'CourseInstance', courseMode: 'full-time', startDate: '2027-09-20' },
        { courseMode: 'part-time' },
      ],
      offers: [{ '@type': 'Offer', price: 9000, priceCurrency: 'GBP' }],
    });
    expect(head.jsonLd?.[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });
});

describe('course page with parts missing', () => {
  it('only logs failed figures and grades, and renders the rest with a note of what is missing [X-03]', async () => {
    const report = jest.fn();
    await visit('', { '/api/v1/courses?courses=': 404, '/historic-grades-api/loggedOut': 404 }, report);
    expect(report).toHaveBeenCalledTimes(2);
    expect(part('Ways to take it').getAllByRole('row')).toHaveLength(3);
    expect(part('Getting in').getByText('A*AA')).toBeVisible();
    expect(screen.getByText('We could not fetch the figures about students and graduates.')).toBeVisible();
    expect(screen.getByText('We could not fetch the grades of earlier entrants.')).toBeVisible();
  });

  it.each([
    ['/api/v1/open-days/list', 'There has been a problem fetching events: No'],
    ['/api/v1/article', 'There has been a problem fetching articles: No'],
    [SIMILAR, 'There has been a problem fetching courses: No'],
  ])('shows an error in its part when %s fails [X-01]', async (path, message) => {
    await visit('', { [path]: 404 });
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Computer Science' })).toBeVisible();
  });

  it('shows an error without the course itself [X-01]', async () => {
    expect(errorOf(await visit('', { '/search/api/v3/courses': 400 }))).toMatchObject({
      status: 400,
      data: 'There has been a problem fetching courses: No',
    });
  });

  it('returns not found for an unknown id [B-06]', async () => {
    expect(errorOf(await visit('', { '/search/api/v3/courses': 404 }))).toMatchObject({
      status: 404,
      data: `Page Not Found: ${PATH}`,
    });
  });

  it('says when little is published [R-10]', async () => {
    const { course } = rawDetails;
    const bare = { id: 'x', studyMode: { caption: 'Full-time' } };
    await visit('', {
      '/search/api/v3/courses': { course: { ...course, applicationCode: null, options: [bare] } },
      '/api/v1/courses?courses=': { results: [rawOther] },
      '/historic-grades-api/loggedOut': { courseId: ID, results: [] },
    });
    await waitFor(() => expect(screen.getByText('What it asks for is not published here')).toBeVisible());
    expect(part('Getting in').getByText('The middle half lies within').nextElementSibling).toHaveTextContent(
      'Not published',
    );
    expect(part('What it costs').getByText(/fees of this course are not published/)).toBeVisible();
  });
});
