import type { Provider } from '@signpost/api-client/unis';
import { counted, countedOf, type ComparedGroup } from '@signpost/shared-ui';
import { pay, row, share } from './uni-figures';
import type { Cell } from './ways';

/** Subjects named of each provider, the largest first. */
const SUBJECTS = 4;

const placeOf = ({ address: { location, country } }: Provider): string =>
  location === null || location === country ? country : `${location}, ${country}`;

const ratingOf = (
  { tef, address: { country } }: Provider,
  aspect: 'overall' | 'studentExperience' | 'studentOutcomes',
) => tef?.[aspect] ?? (tef || country === 'England' ? 'No award' : 'Does not take part');

/** How many of a provider's courses lists have, of all that it publishes. */
const courses = ({ courseCount, coursesPublished }: Provider): Cell => {
  if (courseCount > 0) return countedOf(courseCount, coursesPublished, 'course');
  return coursesPublished > 0 ? 'Not among our files' : null;
};

const subjects = (provider: Provider): Cell => {
  const largest = provider.subjects
    .filter(({ listed }) => listed > 0)
    .sort((one, other) => other.listed - one.listed)
    .slice(0, SUBJECTS);
  if (largest.length === 0) return provider.subjects.length > 0 ? 'Not among our files' : null;
  return (
    <ul>
      {largest.map(({ code, name, listed }) => (
        <li key={code}>
          {name} ({listed})
        </li>
      ))}
    </ul>
  );
};

/** The facts of universities side by side, from full records. Pay and shares are about the whole provider. */
export const uniGroups = (providers: readonly Provider[]): ComparedGroup[] => [
  {
    name: 'Where it is',
    rows: [
      row('Main address', providers.map(placeOf)),
      row(
        'Region',
        providers.map(({ address }) => address.region),
      ),
      row(
        'Places it teaches in',
        providers.map(({ sites }) => (sites.length > 0 ? counted(sites.length, 'place') : null)),
      ),
    ],
  },
  {
    name: 'Teaching',
    rows: [
      row(
        'Teaching rating',
        providers.map((provider) => ratingOf(provider, 'overall')),
        { note: 'Teaching Excellence Framework (TEF), 2023' },
      ),
      row(
        'Rating: student experience',
        providers.map((provider) => ratingOf(provider, 'studentExperience')),
      ),
      row(
        'Rating: student outcomes',
        providers.map((provider) => ratingOf(provider, 'studentOutcomes')),
      ),
      share(
        'Stay on their course',
        'Still studying, or finished, a year after they began',
        providers,
        ({ continuation }) => continuation && { ...continuation, people: continuation.students },
        'student',
      ),
    ],
  },
  {
    name: 'After the course',
    rows: [
      pay(providers),
      share(
        'In work or study',
        '15 months after the course',
        providers,
        ({ employment }) => employment && { ...employment, people: employment.graduates },
        'graduate',
      ),
    ],
  },
  {
    name: 'What it teaches',
    rows: [
      row('Courses', providers.map(courses), { note: 'That are listed here' }),
      row('Largest subjects', providers.map(subjects), { note: 'With how many courses' }),
    ],
  },
];
