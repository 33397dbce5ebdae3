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

describe('a course', () => {
  it('[R-10] says what it is, and each way to take it', async () => {
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

  it('is told in its title and head from another course of the same name and award [R-10] [E-04]', async () => {
    const results = [{ ...rawRecord, distinction: 'with a placement year' }];
    const shown = await visit('', { '/api/v1/courses?courses=': { results } });
    expect(headOf(shown).title).toBe('Computer Science with a placement year at the University of Bath');
    expect(screen.getByText('University of Bath').closest('p')).toHaveTextContent(
      /^BSc \(Hons\), with a placement year at/,
    );
  });

  it('[R-10] says what it asks for and what it costs, as its provider published it', async () => {
    await visit();
    const entry = part('Getting in');
    expect(entry.getByText('A*AA')).toBeVisible();
    expect(entry.getByText('Not accepted')).toBeVisible();
    expect(part('What it costs').getByText('£9,000, Year 1')).toBeVisible();
  });

  it('[R-10] each figure has its source, year, group and number of people; what is withheld is never zero', async () => {
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

  it('[R-10] [C-17] measures from a postcode of the address', async () => {
    await visit('?postcode=BA1+1AA');
    expect(
      part('Where you would study').getByText('1.9 miles from BA1, Bath, in a straight line'),
    ).toBeVisible();
  });

  it('[R-10] [X-07] a postcode that is none is said at its field, the page stands', async () => {
    await visit('?postcode=x', { '/api/v1/geocode-postcode': 400 });
    expect(screen.getByText('Enter a UK postcode, such as BA2 7AY or BA2.')).toBeVisible();
    expect(screen.getByLabelText('Your postcode')).toBeInvalid();
  });

  it('[R-10] leads on: to open days, to courses like it elsewhere, to a statement guide', async () => {
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

  it('[R-10] warns before it leads to another site', async () => {
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

  it('[R-10] [E-14] can be saved, put in the top five and compared', async () => {
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

  it('[R-10] tells search engines of the course, its instances and offers', async () => {
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

describe('a course of which something cannot be had', () => {
  it('[X-03] figures and grades that fail are only logged; the rest stands and says what is missing', async () => {
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
  ])('[X-01] when %s fails its part says so', async (path, message) => {
    await visit('', { [path]: 404 });
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Computer Science' })).toBeVisible();
  });

  it('[X-01] without the course itself there is an error', async () => {
    expect(errorOf(await visit('', { '/search/api/v3/courses': 400 }))).toMatchObject({
      status: 400,
      data: 'There has been a problem fetching courses: No',
    });
  });

  it('[B-06] an id that nobody has is not found', async () => {
    expect(errorOf(await visit('', { '/search/api/v3/courses': 404 }))).toMatchObject({
      status: 404,
      data: `Page Not Found: ${PATH}`,
    });
  });

  it('[R-10] little published is said to be so', async () => {
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
