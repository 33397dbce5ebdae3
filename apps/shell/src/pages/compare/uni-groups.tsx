import type { Provider } from '@signpost/api-client/unis';
import { counted, salary, type ComparedGroup, type ComparedRow } from '@signpost/shared-ui';
import { FigureWithContext } from './figure';
import { judge, type Figure } from './meaning';

/** Subjects named of each provider, the largest first. */
const SUBJECTS = 4;

type Cell = ComparedRow['values'][number];

const row = (label: string, values: readonly Cell[], more: Partial<ComparedRow> = {}): ComparedRow => ({
  label,
  values,
  ...more,
});

const placeOf = ({ address: { location, country } }: Provider): string =>
  location === null || location === country ? country : `${location}, ${country}`;

const ratingOf = (
  { tef, address: { country } }: Provider,
  aspect: 'overall' | 'studentExperience' | 'studentOutcomes',
) => tef?.[aspect] ?? (tef || country === 'England' ? 'No award' : 'Does not take part');

/** A provider's figure as the rules of comparison need it: all are about the provider as a whole. */
const wholeProvider = (
  value: number | undefined,
  people: number | null | undefined,
  middle?: Figure['middle'],
): Figure | null =>
  value === undefined
    ? null
    : { value, people: people ?? null, group: 'provider', ...(middle !== undefined && { middle }) };

const middleOf = ({ salary: figure }: Provider): Figure['middle'] =>
  figure?.lowerQuartile == null || figure.upperQuartile == null
    ? null
    : [figure.lowerQuartile, figure.upperQuartile];

const share = (
  label: string,
  note: string,
  providers: readonly Provider[],
  read: (provider: Provider) => { percent: number; people: number | null; year: string } | null,
  noun: string,
): ComparedRow => {
  const shares = providers.map(read);
  return row(
    label,
    shares.map(
      (figure) =>
        figure && (
          <FigureWithContext
            value={`${figure.percent}%`}
            about={[figure.people === null ? null : counted(figure.people, noun), figure.year]}
          />
        ),
    ),
    {
      note,
      ...judge(shares.map((figure) => wholeProvider(figure?.percent, figure?.people))),
    },
  );
};

const pay = (providers: readonly Provider[]): ComparedRow =>
  row(
    'Graduate pay',
    providers.map(
      ({ salary: figure }) =>
        figure && (
          <FigureWithContext
            value={salary(figure.median)}
            about={[figure.graduates === null ? null : counted(figure.graduates, 'graduate'), figure.year]}
          />
        ),
    ),
    {
      note: 'Middle yearly pay, 15 months after the course',
      ...judge(
        providers.map((provider) =>
          wholeProvider(provider.salary?.median, provider.salary?.graduates, middleOf(provider)),
        ),
      ),
    },
  );

/** How many of a provider's courses lists have: the same number as on its own pages. */
const courses = ({ courseCount, coursesPublished }: Provider): Cell => {
  if (courseCount > 0) return counted(courseCount, 'course');
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
