import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NO_FAVOURITES, setFavourites } from '@signpost/identity';
import { myGrades } from '@signpost/identity/my-grades';
import { ID, rawOther, rawRecord } from '../../testing/fixtures';
import { open, startCoursesApi, type Answers } from '../../testing/open';

const FOUNDATION = {
  ...rawRecord,
  id: '0b1f7c7e-6d0c-5b0e-9a53-1c7a2a4e0003',
  title: 'Computer Science with Foundation Year',
  foundationYear: 'included',
};
const OTHER = { ...rawRecord, id: rawOther.id, title: 'Mathematics', tariff: null, absences: {} };
const ANSWERS: Answers = {
  '/api/v1/courses?courses=': (request: { url: string }, response: object) => respond(request, response),
  '/api/v1/courses?unis=': { results: [rawRecord, FOUNDATION] },
};

let server: Awaited<ReturnType<typeof startCoursesApi>>;
let respond: (request: { url: string }, response: object) => void;
beforeAll(async () => {
  server = await startCoursesApi();
});
beforeEach(() => {
  localStorage.clear();
  setFavourites(NO_FAVOURITES);
  server.use(ANSWERS);
  respond = ({ url }, response) => {
    const results = [rawRecord, OTHER].filter(({ id }) => url.includes(id));
    (response as { end(text: string): void }).end(JSON.stringify({ results }));
  };
});
afterAll(() => server.close());

const visit = (query = '') => open(`/explore/courses/results-day${query}`, server.base);
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('a rehearsal of results day', () => {
  it('compares other grades with the points of entrants, beside the predicted ones [R-35]', async () => {
    await visit(`?courses=${ID}&grade=al.B,al.B,al.B&predicted=al.A,al.A,al.B`);
    const choices = part('Your choices');
    expect(choices.getByText(/^120 points are fewer than the middle half of entrants had/)).toBeVisible();
    expect(choices.getByText(/^Between 0% and 20% of entrants had 120 points or fewer/)).toBeVisible();
    expect(choices.getByText(/^With your predicted grades: 136 points are among/)).toBeVisible();
    expect(
      choices.getByText(/128 to 159 points: middle half of 2022-23 entrants.*Discover Uni/),
    ).toBeVisible();
    expect(choices.getByText(/never a chance of entry/)).toBeVisible();
    const grades = part('Your grades');
    expect(grades.getByText('A level B, B, B: 120 points.')).toBeVisible();
    expect(grades.getByRole('link', { name: 'One grade lower in each subject: 96 points' })).toHaveAttribute(
      'href',
      expect.stringMatching(/grade=al\.C%2Cal\.C%2Cal\.C&predicted=al\.A%2Cal\.A%2Cal\.B$/),
    );
  });

  it('shows what remains: saved courses, foundation years, and the dates of Clearing [R-35]', async () => {
    server.use({
      ...ANSWERS,
      '/api/v1/key-facts': { cycle: 2027, facts: [clearing('opens', '07-02'), clearing('closes', '10-18')] },
    });
    await visit(`?courses=${ID}&others=${rawOther.id}&grade=al.B,al.B,al.B`);
    expect(part('What else you saved').getByText(/In 0 of 1 course/)).toBeVisible();
    const years = part('Foundation years at the same universities');
    expect(years.getByRole('link', { name: FOUNDATION.title })).toBeVisible();
    const plan = part('Your plan B');
    expect(plan.getByText(/Clearing opens on 2nd July 2027/)).toBeVisible();
    expect(plan.queryByText(/Ask about courses you saved/)).toBeNull();
    expect(plan.getByText(/Ask about a foundation year/)).toBeVisible();
    expect(plan.getByRole('button', { name: 'Print your plan B' })).toBeVisible();
  });

  it('says that the dates of Clearing did not load, not that they are unknown [R-35]', async () => {
    server.use({ ...ANSWERS, '/api/v1/key-facts': 500 });
    await visit(`?courses=${ID}&grade=al.B,al.B,al.B`);
    const plan = part('Your plan B');
    expect(plan.getByText('This part did not load')).toBeVisible();
    expect(plan.queryByText(/are not known to us yet/)).toBeNull();
    expect(plan.getByText(/Or wait a year/)).toBeVisible();
  });

  it('names invalid grades and loses nothing else of the address [R-35]', async () => {
    const { container } = await visit(`?courses=${ID}&grade=al.A,al.Z&predicted=al.A,al.A`);
    expect(screen.getByRole('alert')).toHaveTextContent('“al.Z” is not a grade that we know.');
    expect(part('Your choices').getByRole('link', { name: 'Computer Science' })).toBeVisible();
    expect(container.querySelector<HTMLSelectElement>('select[name=grade]')?.value).toBe('al.A');
    const form = screen.getByRole('form', { name: 'Grades to try' });
    expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
      courses: ID,
      predicted: 'al.A,al.A',
    });
  });

  it('starts from what is saved on the device, and keeps the grades stored there [R-35] [E-14]', async () => {
    const saved = (id: string) => ({ id, title: id, url: `/explore/courses/${id}/cs` });
    setFavourites({
      ...NO_FAVOURITES,
      courses: [saved(ID), saved(rawOther.id)],
      top: [{ number: 1, course: ID }],
    });
    myGrades.write(['al.A', 'al.A', 'al.B']);
    await visit();
    expect(await screen.findByText('A level A, A, B: 136 points.')).toBeVisible();
    expect(part('Your choices').getByText(/^136 points are among/)).toBeVisible();
    expect(part('What else you saved').getByRole('link', { name: 'Mathematics' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Grade 1'), 'al.E');
    expect(myGrades.read()).toEqual(['al.A', 'al.A', 'al.B']);
  });

  it('adds the other saved courses to an address of the visitor’s own choices, and to no other [R-35] [E-14]', async () => {
    const saved = (id: string) => ({ id, title: id, url: `/explore/courses/${id}/cs` });
    setFavourites({ ...NO_FAVOURITES, courses: [saved(ID), saved(rawOther.id)] });
    const own = await visit(`?courses=${ID}&grade=al.Z`);
    await waitFor(() =>
      expect(own.router.state.location.search).toBe(`?courses=${ID}&grade=al.Z&others=${rawOther.id}`),
    );
    own.unmount();
    setFavourites({ ...NO_FAVOURITES, courses: [saved(rawOther.id)] });
    const shared = await visit(`?courses=${ID}`);
    expect(shared.router.state.location.search).toBe(`?courses=${ID}`);
  });

  it('says what to do without choices, without grades and without foundation years [R-35]', async () => {
    const { unmount } = await visit();
    expect(screen.getByText('No choices to rehearse with yet')).toBeVisible();
    unmount();
    server.use({ ...ANSWERS, '/api/v1/courses?unis=': 500 });
    await visit(`?courses=${ID},not-an-id`);
    expect(screen.getByText(/no longer listed/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose your grades first' })).toBeVisible();
    expect(screen.getByText(/problem fetching courses/)).toBeVisible();
  });
});

const clearing = (event: string, day: string) => ({
  ...{ id: `clearing-${event}`, kind: 'date', label: `Clearing ${event}`, value: null, amount: null },
  ...{ at: `2027-${day}T00:00:00+01:00`, entry: 2027, year: '2027 entry', checked: '2026-11-21' },
  source: { name: 'UCAS key dates', url: 'https://www.ucas.com/dates' },
});
