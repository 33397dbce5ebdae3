import { t } from '@signpost/language';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { pointsWords } from '@signpost/api-client/courses';
import {
  chooseQualification,
  QUALIFICATIONS,
  useQualification,
  type Qualification,
} from '@signpost/identity';
import { NotLoaded, Notice, Select, ShowMore, StatGrid } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { fullName, PointsAsGrades } from './points-as-grades';
import { MiddleHalf, PointsChart } from './points-of-entrants';
import { allQualificationsNote, rule } from '../rule';
import styles from '../page.module.css';

const isQualification = (value: string): value is Qualification =>
  QUALIFICATIONS.some(({ key }) => key === value);

/** The provider's entry requirements, where published. */
export const EntryRequirements = ({ course: { options, provider } }: { course: CourseDetails }) => {
  const requirements = options.flatMap((option) => option.requirements);
  const points = options.find((option) => option.points)?.points;
  if (requirements.length === 0 && !points) {
    return (
      <Notice heading={t('What it asks for is not published here')}>
        <p>
          {t(
            '{name} says on its own website which grades and subjects it asks for. What earlier students had is below.',
            { name: provider.name },
          )}
        </p>
      </Notice>
    );
  }
  return (
    <dl className={styles.requirements}>
      {points && (
        <div>
          <dt>{t('UCAS Tariff')}</dt>
          <dd>{pointsWords(points)}</dd>
        </div>
      )}
      {requirements.map(({ qualification, offer, details, accepted }) => (
        <div key={qualification}>
          <dt>{qualification}</dt>
          <dd>{accepted ? (offer ?? t('Accepted. The grades are not published.')) : t('Not accepted')}</dd>
          {details && <dd className={styles.soft}>{details}</dd>}
        </div>
      ))}
    </dl>
  );
};

/** Grades of earlier entrants in the visitor's qualification (E-21), with a chart of their points. */
export const EntrantsHad = ({ course, points }: { course: CourseDetails; points: number }) => {
  const { record, historicalEntryGrades, unavailable } = course;
  const qualification = useQualification();
  const tariff = record?.figures.tariff ?? null;
  if (unavailable.includes('figures') && historicalEntryGrades.length === 0) {
    return <NotLoaded reason={t('We could not fetch the grades of earlier entrants.')} />;
  }
  const failed = unavailable.includes('grades') && (qualification === 'al' || qualification === 'bt');
  const source = {
    publisher: t('Discover Uni'),
    year: tariff?.years ?? '',
    cohort: tariff ? aboutWhom(tariff, 'entrant') : undefined,
  };
  return (
    <>
      <div className={styles.choose}>
        <Select
          label={t('Show in')}
          name="qualification"
          value={qualification}
          onChange={({ target }) => isQualification(target.value) && chooseQualification(target.value)}
          options={QUALIFICATIONS.map(({ key, shortLabel }) => ({ value: key, label: shortLabel }))}
        />
      </div>
      {failed ? (
        <NotLoaded reason={t('We could not fetch the grades of earlier entrants.')} />
      ) : (
        <div className={styles.figures}>
          {qualification !== 'up' && (
            <p>
              <strong>{fullName(course, qualification)}</strong>
            </p>
          )}
          <StatGrid>
            {qualification === 'up' ? (
              <MiddleHalf course={course} source={source} />
            ) : (
              <PointsAsGrades course={course} qualification={qualification} source={source} />
            )}
          </StatGrid>
        </div>
      )}
      {tariff && (
        <div className={styles.chart}>
          <PointsChart
            course={course}
            points={points}
            source={`${source.publisher}, ${source.year}, ${source.cohort}`}
          />
        </div>
      )}
      <p className={styles.rule}>{rule()}</p>
      <ShowMore summary={t('How this is worked out')}>{allQualificationsNote()}</ShowMore>
    </>
  );
};
