import { screen, within } from '@testing-library/react';
import { headOf, open, startCoursesApi } from '../../testing/open';
import { aLevelOf, aLevels, MAX_A_LEVELS, readALevels } from './a-levels';
import { usualAsks } from './usual-asks';

const subject = (id: string, title: string) => ({
  id,
  title,
  url: `/explore/subjects/${id}`,
  subjectMap: [],
});

const SUBJECTS = [
  subject('medicine', 'Medicine'),
  subject('biology', 'Biology'),
  subject('optometry', 'Optometry'),
  subject('law', 'Law'),
  subject('physics', 'Physics'),
  subject('not-in-the-list', 'Something new'),
];

let server: Awaited<ReturnType<typeof startCoursesApi>>;

beforeAll(async () => {
  server = await startCoursesApi();
});

beforeEach(() => server.use({ '/api/v1/subjects': SUBJECTS }));

afterAll(() => server.close());

const visit = (query = '') => open(`/explore/courses/subjects${query}`, server.base);

const part = (name: string) => within(screen.getByRole('region', { name }));

const subjectsIn = (name: string) =>
  part(name)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('a')?.textContent);

it('sorts the subjects by what the chosen A levels lack, closest first, and says that it is no rule [R-36]', async () => {
  const { container } = await visit('?alevel=biology&alevel=chemistry&alevel=');
  expect(subjectsIn('They usually ask for what you take')).toEqual(['Biology', 'Medicine', 'Optometry']);
  expect(subjectsIn('They usually take any A levels')).toEqual(['Law']);
  const more = screen.getByRole('region', { name: 'They usually ask for more than one other' });
  expect(more).toHaveTextContent('Usually Physics and Mathematics.You would need Physics and Mathematics.');
  expect(screen.queryByText('Something new')).toBeNull();
  expect(screen.getByText(/Closest to your Biology\./)).toBeVisible();
  expect(screen.getByText(/last checked on 25th November 2026\. It is not a rule/)).toBeVisible();
  expect(screen.getByText('Usually two of Biology, Chemistry, Physics or Mathematics.')).toBeVisible();
  const chosen = [...container.querySelectorAll<HTMLSelectElement>('select[name=alevel]')];
  expect(chosen.map(({ value }) => value)).toEqual(['biology', 'chemistry', '', '', '']);
  expect(screen.getByRole('link', { name: 'Courses in Medicine' })).toHaveAttribute(
    'href',
    '/explore/courses?filters=Medicine_medicine%7Esubjects',
  );
});

it('names what one more A level would open [R-36]', async () => {
  await visit('?alevel=biology');
  const more = part('They usually ask for one more');
  expect(more.getByText('You would need Chemistry.')).toBeVisible();
  expect(
    part('They usually ask for what you take').getByText('No subject asks for just these.'),
  ).toBeVisible();
});

it('names texts that are no A level, and keeps the others [R-36]', async () => {
  const { container } = await visit('?alevel=biology,astrology,biology');
  expect(screen.getByRole('alert')).toHaveTextContent('“astrology” is not an A level that we know.');
  expect(container.querySelector<HTMLSelectElement>('select[name=alevel]')?.value).toBe('biology');
});

it('asks for no subjects until an A level is chosen [R-36]', async () => {
  const page = await visit();
  expect(screen.queryByRole('status')).toBeNull();
  expect(server.asked.filter((call) => call.includes('/subjects'))).toEqual([]);
  expect(headOf(page).canonical).toBe('/explore/courses/subjects');
});

it('asks only for A levels that can be chosen, and for no more than are named [R-36]', () => {
  const asks = Object.values(usualAsks()).flatMap((usual) => usual.asks);
  for (const { of, count } of asks) {
    expect(of.filter((id) => !aLevelOf(id))).toEqual([]);
    expect(new Set(of).size).toBeGreaterThanOrEqual(count);
  }
});

it('has what is usual for every subject that is closest to an A level [R-36]', () => {
  const closest = new Set(aLevels().flatMap((subject) => subject.closest));
  expect([...closest].filter((id) => !Object.hasOwn(usualAsks(), id))).toEqual([]);
});

it('keeps the first A levels of too many [R-36]', () => {
  const read = readALevels([
    aLevels()
      .map(({ id }) => id)
      .join(),
  ]);
  expect(read.chosen).toHaveLength(MAX_A_LEVELS);
  expect(read.isOverLimit).toBe(true);
});
