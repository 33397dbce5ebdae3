import type { CourseEntrants } from '@signpost/api-client/course-details';
import { nearestTitles } from './nearest-titles';

const course = (title: string) => ({ title }) as CourseEntrants;
const nearest = (title: string, ...others: string[]) =>
  nearestTitles(course(title), others.map(course)).map((found) => found.title);

it('finds the foundation years whose titles are most like the course’s [R-35]', () => {
  expect(
    nearest(
      'Computer Science',
      'Computer Science (Artificial Intelligence) with Foundation Year',
      'Games Art with Foundation Year',
      'Computer Science (with an integrated foundation year)',
      'Computer Networks with Foundation Year',
    ),
  ).toEqual([
    'Computer Science (with an integrated foundation year)',
    'Computer Science (Artificial Intelligence) with Foundation Year',
  ]);
});

it('finds none that shares no word but those for the year [R-35]', () => {
  expect(nearest('Physics with Foundation Year', 'Games Art with Foundation Year')).toEqual([]);
});
