import type { CourseDetails } from '@signpost/api-client/course-details';
import {
  chooseQualification,
  QUALIFICATIONS,
  useQualification,
  type Qualification,
} from '@signpost/identity';
import { BarChart, Notice, Select, ShowMore, Stat, StatGrid, NotLoaded } from '@signpost/shared-ui';
import { aboutWhom } from '../../components/words';
import { bandText, bandWords, entrantsHad, isIn, mostCommon, type Band } from '../../tariff/worth';
import { ALL_QUALIFICATIONS_NOTE, RULE } from './rule';
import styles from './page.module.css';

const isQualification = (value: string): value is Qualification =>
  QUALIFICATIONS.some(({ key }) => key === value);

const bandsOf = ({ record }: CourseDetails): readonly Band[] => record?.figures.tariff?.bands ?? [];

/** What the provider asks for, where it is published. */
export const Asked = ({ course: { options, provider } }: { course: CourseDetails }) => {
  const requirements = options.flatMap((option) => option.requirements);
  const points = options.find((option) => option.points)?.points;
  if (requirements.length === 0 && !points) {
    return (
      <Notice heading="What it asks for is not published here">
        <p>
          {provider.name} says on its own website which grades and subjects it asks for. What earlier students
          had is below.
        </p>
      </Notice>
    );
  }
  return (
    <dl className={styles.asked}>
      {points && (
        <div>
          <dt>UCAS Tariff</dt>
          <dd>{bandText(points)}</dd>
        </div>
      )}
      {requirements.map(({ qualification, offer, details, accepted }) => (
        <div key={qualification}>
          <dt>{qualification}</dt>
          <dd>{accepted ? (offer ?? 'Accepted. The grades are not published.') : 'Not accepted'}</dd>
          {details && <dd className={styles.soft}>{details}</dd>}
        </div>
      ))}
    </dl>
  );
};

/** What earlier entrants had, in the visitor's own qualification (E-21), with the points behind it as a chart. */
export const EntrantsHad = ({ course, points }: { course: CourseDetails; points: number }) => {
  const { record, historicalEntryGrades, unavailable } = course;
  const qualification = useQualification();
  const tariff = record?.figures.tariff ?? null;
  if (unavailable.includes('figures') && historicalEntryGrades.length === 0) {
    return <NotLoaded reason="We could not fetch the grades of earlier entrants." />;
  }
  const had = entrantsHad(qualification, bandsOf(course), historicalEntryGrades);
  const failed = unavailable.includes('grades') && (qualification === 'al' || qualification === 'bt');
  const { label } = QUALIFICATIONS.find(({ key }) => key === qualification) ?? QUALIFICATIONS[0];
  const source = {
    publisher: 'Discover Uni',
    year: tariff?.years ?? '',
    cohort: tariff ? aboutWhom(tariff, 'entrant') : undefined,
  };
  return (
    <>
      <div className={styles.choose}>
        <Select
          label="Show in"
          name="qualification"
          value={qualification}
          onChange={({ target }) => isQualification(target.value) && chooseQualification(target.value)}
          options={QUALIFICATIONS.map(({ key, shortLabel }) => ({ value: key, label: shortLabel }))}
        />
      </div>
      {failed ? (
        <NotLoaded reason="We could not fetch the grades of earlier entrants." />
      ) : (
        <div className={styles.figures}>
          <StatGrid>
            <Stat
              label="Most often"
              figure={had?.common ?? null}
              meaning={had && qualification !== 'up' && `${label}, or what is worth the same.`}
              source={source}
            />
            <Stat label="At the lower end" figure={had?.least ?? null} source={source} />
            <Stat label="At the upper end" figure={had?.best ?? null} source={source} />
          </StatGrid>
        </div>
      )}
      {tariff && (
        <div className={styles.chart}>
          <Points
            course={course}
            bands={tariff.bands}
            points={points}
            source={`${source.publisher}, ${source.year}, ${source.cohort}`}
          />
        </div>
      )}
      <p className={styles.rule}>{RULE}</p>
      <ShowMore summary="How this is worked out">{ALL_QUALIFICATIONS_NOTE}</ShowMore>
    </>
  );
};

interface PointsProps {
  course: CourseDetails;
  bands: readonly Band[];
  points: number;
  source: string;
}

const Points = ({ course, bands, points, source }: PointsProps) => {
  const common = mostCommon(bands);
  return (
    <BarChart
      title="UCAS Tariff points of earlier entrants"
      summary={
        common
          ? `${common.percent}% had ${bandWords(common)}, more than any other band. Points count every qualification, not only the best three.`
          : 'No band of points is published.'
      }
      source={source}
      first="Points"
      measure={`Share of entrants to ${course.title}`}
      bars={bands.map((band) => {
        const mine = points > 0 && isIn(points, band);
        return {
          label: bandText(band),
          value: band.percent,
          note: mine ? `Your ${points} points` : undefined,
          mark: points > 0 ? mine : band === common,
        };
      })}
      format={(value) => `${value}%`}
    />
  );
};
