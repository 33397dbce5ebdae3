import { t } from '@signpost/language';
import type { SubjectGuideInFull } from '@signpost/api-client/guides';
import { salary, StatInContext } from '@signpost/shared-ui';

const survey = () => t('Graduate Outcomes survey, by Discover Uni');

/** Graduate pay of a subject with its cohort, or a note that it is not published. */
export const GraduatePay = ({ guide: { title, salary: pay } }: { guide: SubjectGuideInFull }) => {
  if (!pay) {
    return (
      <StatInContext
        label={t('Typical pay')}
        figure={null}
        meaning={t('Too few graduates of {title} answered the survey for a figure to be published.', {
          title,
        })}
        source={{ publisher: survey(), year: '' }}
      />
    );
  }
  const { median, lowerQuartile, upperQuartile, graduates, groups, monthsAfter, year } = pay;
  const range = { monthsAfter, lowerQuartile: salary(lowerQuartile), upperQuartile: salary(upperQuartile) };
  return (
    <StatInContext
      label={t('Typical pay')}
      figure={salary(median)}
      meaning={
        groups > 1
          ? t(
              'Our average of the middle figures of {groups} groups of subjects, {monthsAfter} months after the course. On average, half of a group earn between {lowerQuartile} and {upperQuartile} a year.',
              { ...range, groups },
            )
          : t(
              'The middle figure, {monthsAfter} months after the course. Half earn between {lowerQuartile} and {upperQuartile} a year.',
              range,
            )
      }
      source={{
        publisher: survey(),
        year,
        cohort: t('about {graduates, plural, one {# graduate} other {# graduates}}', { graduates }),
      }}
      method={
        <p>
          {t('Of UK graduates of first degrees who work full-time. Courses and places differ around it.')}
        </p>
      }
    />
  );
};
