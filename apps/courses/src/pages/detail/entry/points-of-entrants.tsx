import { t } from '@signpost/language';
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
        label={open ? t('The middle half had') : t('The middle half lies within')}
        figure={middle && pointsWords(middle)}
        absent={record ? absenceLabel(record, 'tariff') : undefined}
        meaning={
          middle
            ? t('From a quarter to three quarters of the way up, in the bands that are published.')
            : whyAbsent(record, 'tariff')
        }
        source={source}
      />
      {middle && middle.from > 0 && (
        <Stat label={t('Had fewer points')} figure={`${middle.fewer}%`} source={source} />
      )}
      {middle && middle.to !== null && (
        <Stat label={t('Had more points')} figure={`${middle.more}%`} source={source} />
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
      title={t('UCAS Tariff points of earlier entrants')}
      summary={[
        middle
          ? t('Middle half of entrants: {points}.', { points: pointsWords(middle).toLowerCase() })
          : t('No band of points is published.'),
        middle && middle.from > 0 && t('{fewer}% had fewer.', { fewer: middle.fewer }),
        middle && middle.to !== null && t('{more}% had more.', { more: middle.more }),
        t('Points count every qualification, not only the best three.'),
        unknown > 0 &&
          t('The bands add up to {sum}%: of the others no points are published.', { sum: 100 - unknown }),
      ]
        .filter(Boolean)
        .join(' ')}
      source={source}
      first={t('Points')}
      measure={t('Share of entrants to {title}', { title: course.title })}
      bars={bands.map((band) => {
        const mine = points > 0 && isIn(points, band);
        const isMiddle = middle !== null && band.from >= middle.from && band.from <= (middle.to ?? Infinity);
        return {
          label: pointsWords(band),
          value: band.percent,
          note: mine ? t('Your {points} points', { points }) : undefined,
          mark: points > 0 ? mine : isMiddle,
        };
      })}
      format={(value) => `${value}%`}
    />
  );
};
