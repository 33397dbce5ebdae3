import { t } from '@signpost/language';
import { useOwnPlace, type OwnPlace } from '@signpost/identity/own-place';
import type { Loaded } from '@signpost/api-client/parts';
import type { ProviderStatus } from '@signpost/api-client/provider-status';
import { type Provider, type StudentFigures } from '@signpost/api-client/unis';
import { absenceLabel, surveyWords } from '@signpost/api-client/courses';
import { DefinitionList, salary, TefRating, miles, aboutPeople } from '@signpost/shared-ui';
import { coursesInWords } from '../../components/course-count';
import { placeFound, type Located } from '@signpost/api-client/geocode';
import { milesBetween } from '@signpost/api-client/geocode';
import { whyNoTef } from '../../components/tef';
import styles from './page.module.css';

const distanceOf = ({ latlon }: Provider, located: Located | null, own: OwnPlace | null): string => {
  const from = placeFound(located);
  if (!latlon) return t('Its place on the map is not known.');
  if (!located && own)
    return t('{miles} from {postcode}, in a straight line', {
      miles: miles(milesBetween(latlon, own)),
      postcode: own.postcode,
    });
  if (!from || !located) return t('Enter your postcode below.');
  return t('{miles} from {from}, in a straight line', {
    miles: miles(milesBetween(latlon, located.found)),
    from,
  });
};

const Pay = ({ of: { median, monthsAfter, year, graduates } }: { of: NonNullable<Provider['salary']> }) => (
  <>
    {t('{median} after {monthsAfter} months, the average of its subjects’ middle figures', {
      median: salary(median),
      monthsAfter,
    })}
    <span className={styles.source}>
      {[t('Graduate Outcomes survey'), year, graduates && aboutPeople(graduates, 'graduate')]
        .filter(Boolean)
        .join(', ')}
    </span>
  </>
);

/** The student survey, as the figures page summarises it; or the reason why there is none. */
const Survey = ({ loaded }: { loaded: FactsProps['students'] }) => {
  if ('failure' in loaded) return loaded.failure;
  const survey = loaded.data?.survey;
  if (!survey) return absenceLabel({ absences: loaded.data?.absences ?? {} }, 'survey');
  return (
    <>
      {surveyWords(survey.themes)}
      <span className={styles.source}>
        {t(
          'National Student Survey, by Discover Uni, {years}, {courses, plural, one {# course} other {# courses}} here, about {people, plural, one {# student} other {# students}}',
          { years: survey.years, courses: survey.courses, people: survey.people },
        )}
      </span>
    </>
  );
};

const applicationsOf = (loaded: FactsProps['status']): string | null => {
  // A failed request is not shown as "not published".
  if ('failure' in loaded) return loaded.failure;
  const [status] = loaded.data;
  if (!status || status.acceptingApplications === null) return null;
  return status.acceptingApplications
    ? status.inClearing
      ? t('Open, and in Clearing')
      : t('Open')
    : t('Closed at the moment');
};

interface FactsProps {
  provider: Provider;
  located: Located | null;
  students: Loaded<StudentFigures | null>;
  status: Loaded<readonly ProviderStatus[]>;
}

/** Ratings and figures of a provider, one per line. */
export const Facts = ({ provider, located, students, status }: FactsProps) => {
  const own = useOwnPlace();
  return (
    <DefinitionList
      items={[
        {
          term: t('Teaching rating'),
          value: provider.tef?.overall ? (
            <>
              <TefRating award={provider.tef.overall} />
              <span className={styles.source}>
                {t('Office for Students, {year}', { year: provider.tef.year })}
              </span>
            </>
          ) : (
            whyNoTef(provider)
          ),
        },
        {
          term: t('Student survey (NSS)'),
          value: <Survey loaded={students} />,
        },
        { term: t('Graduate pay'), value: provider.salary && <Pay of={provider.salary} /> },
        {
          term: t('Courses'),
          value: coursesInWords(provider),
        },
        { term: t('Applications'), value: applicationsOf(status) },
        { term: t('Distance'), value: distanceOf(provider, located, own) },
      ]}
    />
  );
};
