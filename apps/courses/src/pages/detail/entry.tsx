import type { CourseDetails } from '@signpost/api-client/course-details';
import { absenceLabel } from '@signpost/api-client/courses';
import {
  chooseQualification,
  QUALIFICATIONS,
  useQualification,
  type Qualification,
} from '@signpost/identity';
import {
  BarChart,
  NotLoaded,
  Notice,
  Select,
  ShowMore,
  Stat,
  StatGrid,
  type StatProps,
} from '@signpost/shared-ui';
import { aboutWhom, whyAbsent } from '../../components/words';
import { bandText, entrantsHad, isIn, middleHalf, shareOf, type Band } from '../../tariff/worth';
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
            {qualification === 'up' ? (
              <MiddleHalf course={course} source={source} />
            ) : (
              <>
                <Stat
                  label="Most often"
                  figure={had?.common ?? null}
                  meaning={had && `${label}, or what is worth the same.`}
                  source={source}
                />
                <Stat label="The fewest points" figure={had?.least ?? null} source={source} />
                <Stat label="The most points" figure={had?.best ?? null} source={source} />
              </>
            )}
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

/** What the middle half of entrants had in points, and how many had fewer and more; or why nothing is known. */
const MiddleHalf = ({ course, source }: { course: CourseDetails; source: StatProps['source'] }) => {
  const middle = middleHalf(bandsOf(course));
  const { record } = course;
  return (
    <>
      <Stat
        label="The middle half had"
        figure={middle && bandText(middle)}
        absent={record ? absenceLabel(record, 'tariff') : undefined}
        meaning={
          middle
            ? 'From a quarter to three quarters of the way up, in the bands that are published.'
            : whyAbsent(record?.absences.tariff)
        }
        source={source}
      />
      {middle && (
        <>
          <Stat label="Had fewer points" figure={`${middle.fewer}%`} source={source} />
          <Stat label="Had more points" figure={`${middle.more}%`} source={source} />
        </>
      )}
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
  const middle = middleHalf(bands);
  const sum = shareOf(bands, () => true);
  return (
    <BarChart
      title="UCAS Tariff points of earlier entrants"
      summary={[
        middle
          ? `The middle half had ${bandText(middle)}. ${middle.fewer}% had fewer, ${middle.more}% more.`
          : 'No band of points is published.',
        'Points count every qualification, not only the best three.',
        // Rounding alone takes off two or three.
        sum > 0 && sum < 97 && `The bands add up to ${sum}%: of the others no points are published.`,
      ]
        .filter(Boolean)
        .join(' ')}
      source={source}
      first="Points"
      measure={`Share of entrants to ${course.title}`}
      bars={bands.map((band) => {
        const mine = points > 0 && isIn(points, band);
        const isMiddle = middle !== null && band.from >= middle.from && band.from <= (middle.to ?? Infinity);
        return {
          label: bandText(band),
          value: band.percent,
          note: mine ? `Your ${points} points` : undefined,
          mark: points > 0 ? mine : isMiddle,
        };
      })}
      format={(value) => `${value}%`}
    />
  );
};
