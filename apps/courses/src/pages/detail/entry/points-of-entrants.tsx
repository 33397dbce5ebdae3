import type { CourseDetails } from '@signpost/api-client/course-details';
import { isIn } from '@signpost/api-client/tariff';
import { absenceLabel, pointsWords, whyAbsent } from '@signpost/api-client/courses';
import { BarChart, Stat, type StatProps } from '@signpost/shared-ui';
import { bandsOf, unpublishedShare } from '../../../tariff/worth';

/** The middle half of entrants in points, with the shares below and above; or the reason why it is missing. */
export const MiddleHalf = ({ course, source }: { course: CourseDetails; source: StatProps['source'] }) => {
  const { record } = course;
  const middle = record?.tariff ?? null;
  const open = middle !== null && (middle.from === 0 || middle.to === null);
  return (
    <>
      <Stat
        label={open ? 'The middle half had' : 'The middle half lies within'}
        figure={middle && pointsWords(middle)}
        absent={record ? absenceLabel(record, 'tariff') : undefined}
        meaning={
          middle
            ? 'From a quarter to three quarters of the way up, in the bands that are published.'
            : whyAbsent(record?.absences.tariff)
        }
        source={source}
      />
      {middle && middle.from > 0 && (
        <Stat label="Had fewer points" figure={`${middle.fewer}%`} source={source} />
      )}
      {middle && middle.to !== null && (
        <Stat label="Had more points" figure={`${middle.more}%`} source={source} />
      )}
    </>
  );
};

interface PointsChartProps {
  course: CourseDetails;
  /** The visitor's points; 0 when not given. */
  points: number;
  source: string;
}

/** Chart of the share of entrants in each band of points, with the visitor's band marked, or else the middle half. */
export const PointsChart = ({ course, points, source }: PointsChartProps) => {
  const bands = bandsOf(course);
  const middle = course.record?.tariff ?? null;
  const unknown = unpublishedShare(bands);
  return (
    <BarChart
      title="UCAS Tariff points of earlier entrants"
      summary={[
        middle
          ? `Middle half of entrants: ${pointsWords(middle).toLowerCase()}.`
          : 'No band of points is published.',
        middle && middle.from > 0 && `${middle.fewer}% had fewer.`,
        middle && middle.to !== null && `${middle.more}% had more.`,
        'Points count every qualification, not only the best three.',
        unknown > 0 && `The bands add up to ${100 - unknown}%: of the others no points are published.`,
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
          label: pointsWords(band),
          value: band.percent,
          note: mine ? `Your ${points} points` : undefined,
          mark: points > 0 ? mine : isMiddle,
        };
      })}
      format={(value) => `${value}%`}
    />
  );
};
