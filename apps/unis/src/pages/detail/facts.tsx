import { useOwnPlace, type OwnPlace } from '@signpost/identity/own-place';
import type { Loaded } from '@signpost/api-client/parts';
import type { ProviderStatus } from '@signpost/api-client/provider-status';
import { PROVIDER_PAY, type Provider, type StudentFigures } from '@signpost/api-client/unis';
import { absenceLabel, surveyWords } from '@signpost/api-client/courses';
import { counted, DefinitionList, salary, TefRating, miles } from '@signpost/shared-ui';
import { coursesInWords } from '../../components/course-count';
import { placeFound, type Located } from '@signpost/api-client/geocode';
import { milesBetween } from '@signpost/api-client/geocode';
import { whyNoTef } from '../../components/tef';
import styles from './page.module.css';

const distanceOf = ({ latlon }: Provider, located: Located | null, own: OwnPlace | null): string => {
  const from = placeFound(located);
  if (!latlon) return 'Its place on the map is not known.';
  if (!located && own) return `${miles(milesBetween(latlon, own))} from ${own.postcode}, in a straight line`;
  if (!from || !located) return 'Enter your postcode below.';
  return `${miles(milesBetween(latlon, located.found))} from ${from}, in a straight line`;
};

const Pay = ({ of: { median, monthsAfter, year, graduates } }: { of: NonNullable<Provider['salary']> }) => (
  <>
    {salary(median)} after {monthsAfter} months, the {PROVIDER_PAY}
    <span className={styles.source}>
      {['Graduate Outcomes survey', year, graduates && `about ${counted(graduates, 'graduate')}`]
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
        National Student Survey, by Discover Uni, {survey.years}, {counted(survey.courses, 'course')} here,
        about {counted(survey.people, 'student')}
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
    ? `Open${status.inClearing ? ', and in Clearing' : ''}`
    : 'Closed at the moment';
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
          term: 'Teaching rating',
          value: provider.tef?.overall ? (
            <>
              <TefRating award={provider.tef.overall} />
              <span className={styles.source}>Office for Students, {provider.tef.year}</span>
            </>
          ) : (
            whyNoTef(provider)
          ),
        },
        {
          term: 'Student survey (NSS)',
          value: <Survey loaded={students} />,
        },
        { term: 'Graduate pay', value: provider.salary && <Pay of={provider.salary} /> },
        {
          term: 'Courses',
          value: coursesInWords(provider),
        },
        { term: 'Applications', value: applicationsOf(status) },
        { term: 'Distance', value: distanceOf(provider, located, own) },
      ]}
    />
  );
};
