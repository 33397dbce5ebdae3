import type { SubjectGuideInFull } from '@signpost/api-client/guides';
import { counted, salary, StatInContext } from '@signpost/shared-ui';

const SURVEY = 'Graduate Outcomes survey, by Discover Uni';

/** Graduate pay of a subject with its cohort, or a note that it is not published. */
export const GraduatePay = ({ guide: { title, salary: pay } }: { guide: SubjectGuideInFull }) => {
  if (!pay) {
    return (
      <StatInContext
        label="Typical pay"
        figure={null}
        meaning={`Too few graduates of ${title} answered the survey for a figure to be published.`}
        source={{ publisher: SURVEY, year: '' }}
      />
    );
  }
  const { median, lowerQuartile, upperQuartile, graduates, monthsAfter, year } = pay;
  return (
    <StatInContext
      label="Typical pay"
      figure={salary(median)}
      meaning={`The middle figure, ${monthsAfter} months after the course. Half earn between ${salary(lowerQuartile)} and ${salary(upperQuartile)} a year.`}
      source={{ publisher: SURVEY, year, cohort: `about ${counted(graduates, 'graduate')}` }}
      method={
        <p>Of UK graduates of first degrees who work full-time. Courses and places differ around it.</p>
      }
    />
  );
};
