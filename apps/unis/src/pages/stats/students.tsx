import { absenceLabel, surveyWords, whyAbsent } from '@signpost/api-client/courses';
import type { StudentFigures, StudentGroup } from '@signpost/api-client/unis';
import { BarChart, counted, Notice, salary, StatInContext } from '@signpost/shared-ui';
import { SCALE } from './earnings';

type Figure = keyof StudentFigures['absences'];

/** Says that a student figure of the provider is missing, and why. */
const Absent = ({ students, figure }: { students: StudentFigures; figure: Figure }) => (
  <Notice heading={absenceLabel(students, figure)}>
    <p>{whyAbsent(students.absences[figure])}</p>
  </Notice>
);

const percent = (value: number): string => `${value}%`;

const ofCourses = ({ courses, people, years }: StudentGroup, who: string): string =>
  `${years}, ${counted(courses, 'course')} here, about ${counted(people, who)}`;

/** Positive answers of final-year students in each survey theme, on courses here that publish them, beside the UK average. */
export const Survey = ({ students }: { students: StudentFigures }) => {
  const { survey } = students;
  if (!survey) return <Absent students={students} figure="survey" />;
  const everywhere = new Map(survey.everywhere.map((theme) => [theme.id, theme.percent]));
  return (
    <BarChart
      title="Positive answers, by theme"
      summary={`${surveyWords(survey.themes)} Under each theme stands the share on all courses in the UK that we have results for.`}
      source={`National Student Survey, by Discover Uni, ${ofCourses(survey, 'student')}`}
      first="Theme"
      measure="Positive answers"
      max={100}
      bars={survey.themes.map(({ id, name, percent: value }) => {
        const elsewhere = everywhere.get(id);
        return {
          label: name,
          value,
          ...(elsewhere !== undefined && { note: `${elsewhere}% across the UK` }),
        };
      })}
      format={percent}
    />
  );
};

/** Entry qualifications of entrants, over the courses here. */
export const EntryQualifications = ({ students }: { students: StudentFigures }) => {
  const { entry } = students;
  if (!entry) return <Absent students={students} figure="entry" />;
  const [first] = entry.qualifications;
  return (
    <BarChart
      title="The highest qualification that entrants had"
      summary={
        first
          ? `Of every 100 people who began a course here, ${first.percent} came with: ${first.name}.`
          : 'No qualification is published.'
      }
      source={`Student records (HESA), by Discover Uni, ${ofCourses(entry, 'entrant')}`}
      first="Qualification"
      measure="Share of entrants"
      max={100}
      bars={entry.qualifications.map(({ name, percent: value }) => ({ label: name, value }))}
      format={percent}
    />
  );
};

const YEARS = { earnings3: 'three', earnings5: 'five' } as const;

const LaterPay = ({ students, figure }: { students: StudentFigures; figure: keyof typeof YEARS }) => {
  const { [figure]: pay, absences } = students;
  return (
    <StatInContext
      label={`Pay ${YEARS[figure]} years after the course`}
      figure={pay && salary(pay.median)}
      absent={absenceLabel(students, figure)}
      meaning={
        pay
          ? 'The average of its courses’ middle figures in tax records, weighted by graduates.'
          : `${whyAbsent(absences[figure])} The page of a course says what graduates of its subject earn across the UK.`
      }
      range={
        pay
          ? {
              ...SCALE,
              middle: [pay.lowerQuartile, pay.upperQuartile],
              value: pay.median,
              format: salary,
              whose: 'each course here, on average',
            }
          : undefined
      }
      source={{
        publisher: 'Longitudinal Education Outcomes (LEO), by Discover Uni',
        year: pay?.years ?? '',
        cohort: pay
          ? `${counted(pay.courses, 'course')} here, about ${counted(pay.people, 'graduate')}`
          : undefined,
      }}
    />
  );
};

/** Graduate pay three and five years after the course. */
export const PayLater = ({ students }: { students: StudentFigures }) => (
  <>
    <LaterPay figure="earnings3" students={students} />
    <LaterPay figure="earnings5" students={students} />
  </>
);
