import { t } from '@signpost/language';
import type { KeyFact } from '@signpost/api-client/key-facts';
import type { Provider } from '@signpost/api-client/unis';
import type { ComparedGroup } from '@signpost/shared-ui';
import { feeRow, loanRow } from './costs';
import { payRow, buildRow, shareRow, surveyRow } from './uni-figures';
import type { Cell } from './ways';

/** Number of subjects shown of each provider, the largest first. */
const MAX_SUBJECTS = 4;

const placeOf = ({ address: { location, country } }: Provider): string =>
  location === null || location === country ? country : `${location}, ${country}`;

const ratingOf = (
  { tef, address: { country } }: Provider,
  aspect: 'overall' | 'studentExperience' | 'studentOutcomes',
) => {
  const own = tef?.[aspect];
  if (own) return own;
  const parents = tef?.parents.flatMap((parent) =>
    parent[aspect] ? [`${parent.name}: ${parent[aspect]}`] : [],
  );
  if (parents && parents.length > 0) return parents.join('; ');
  return tef || country === 'England' ? t('No award') : t('Does not take part');
};

/** Returns how many of a provider's published courses are listed. */
const courseCell = ({ courseCount, coursesPublished }: Provider): Cell => {
  if (courseCount > 0)
    return coursesPublished > courseCount
      ? t('{courseCount, number} of its {coursesPublished, plural, one {# course} other {# courses}}', {
          courseCount,
          coursesPublished,
        })
      : t('{courseCount, plural, one {# course} other {# courses}}', { courseCount });
  return coursesPublished > 0 ? t('Not among our files') : null;
};

const subjectCell = (provider: Provider): Cell => {
  const largest = provider.subjects
    .filter(({ listed }) => listed > 0)
    .sort((one, other) => other.listed - one.listed)
    .slice(0, MAX_SUBJECTS);
  if (largest.length === 0) return provider.subjects.length > 0 ? t('Not among our files') : null;
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

const teachingGroup = (providers: readonly Provider[]): ComparedGroup => ({
  name: t('Teaching'),
  rows: [
    buildRow(
      t('Teaching rating'),
      providers.map((provider) => ratingOf(provider, 'overall')),
      { note: t('Teaching Excellence Framework (TEF), 2023') },
    ),
    buildRow(
      t('Rating: student experience'),
      providers.map((provider) => ratingOf(provider, 'studentExperience')),
    ),
    buildRow(
      t('Rating: student outcomes'),
      providers.map((provider) => ratingOf(provider, 'studentOutcomes')),
    ),
    shareRow(
      t('Stay on their course'),
      t('Were still studying, or had gained their award, a year after they began'),
      providers,
      'continuation',
      'student',
    ),
    surveyRow(providers),
  ],
});

const moneyGroup = (providers: readonly Provider[], facts: readonly KeyFact[]): ComparedGroup => {
  const places = providers.map(({ address: { country, region } }) => ({
    ...{ country, region },
    studyModes: ['full-time'],
  }));
  return { name: t('Money'), rows: [feeRow(facts, places), loanRow(facts, places)] };
};

const afterGroup = (providers: readonly Provider[]): ComparedGroup => ({
  name: t('After the course'),
  rows: [
    payRow(providers),
    shareRow(t('In work or study'), t('15 months after the course'), providers, 'employment', 'graduate'),
  ],
});

/**
 * Rows of universities from full records, what decides first. Pay and shares describe the whole provider, fees and
 * loans a full-time degree in its nation and region.
 */
export const uniGroups = (providers: readonly Provider[], facts: readonly KeyFact[]): ComparedGroup[] => [
  afterGroup(providers),
  moneyGroup(providers, facts),
  teachingGroup(providers),
  {
    name: t('What it teaches'),
    rows: [
      buildRow(t('Courses'), providers.map(courseCell), { note: t('Listed here') }),
      buildRow(t('Largest subjects'), providers.map(subjectCell), {
        note: t('With how many courses listed here'),
      }),
    ],
  },
  {
    name: t('Where it is'),
    rows: [
      buildRow(t('Main address'), providers.map(placeOf)),
      buildRow(
        t('Region'),
        providers.map(({ address }) => address.region),
      ),
      buildRow(
        t('Places it teaches in'),
        providers.map(({ sites }) =>
          sites.length > 0
            ? t('{count, plural, one {# place} other {# places}}', { count: sites.length })
            : null,
        ),
      ),
    ],
  },
];
