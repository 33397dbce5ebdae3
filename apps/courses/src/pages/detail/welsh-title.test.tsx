import { screen } from '@testing-library/react';
import { ID, rawDetails } from '../../testing/fixtures';
import { headOf, open, startCoursesApi } from '../../testing/open';

let server: Awaited<ReturnType<typeof startCoursesApi>>;
beforeAll(async () => {
  server = await startCoursesApi();
});
afterAll(() => server.close());

it('shows a Welsh title, not marked as English, at the address of the English one [B-21] [R-10]', async () => {
  const { course } = rawDetails;
  server.use({
    '/search/api/v3/courses': {
      course: { ...course, courseTitle: 'Cyfrifiadureg', englishTitle: 'Computer Science' },
    },
  });
  const path = `/explore/courses/${ID}/computer-science`;
  const shown = await open(path, server.base);
  const heading = screen.getByRole('heading', { level: 1, name: 'Cyfrifiadureg' });
  expect(heading.closest('[lang]')).toBeNull();
  expect(headOf(shown).canonical).toBe(path);
});
