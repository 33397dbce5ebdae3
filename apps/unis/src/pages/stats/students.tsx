import { absenceLabel, whyAbsent } from '@signpost/api-client/courses';
import type { GroupPay, StudentFigures, StudentGroup } from '@signpost/api-client/unis';
import { BarChart, counted, Notice, salary, StatInContext } from '@signpost/shared-ui';
import { SCALE } from './earnings';

/** A provider's courses are surveyed and their graduates' pay recorded; where we have none of it, its file is missing. */
const NOT_IMPORTED = {
  absences: { survey: 'not-imported', earnings3: 'not-imported', earnings5: 'not-imported' },
} as const;

const percent = (value: number): string => `${value}%`;

const ofCourses = ({ courses, people, years }: StudentGroup, who: string): string =>
  `${years}, ${counted(courses, 'course')} here, about ${counted(people, who)}`;

/** What final-year students say in each theme of the survey, on the courses here that publish it, beside all that do. */
export const Survey = ({ survey }: Pick<StudentFigures, 'survey'>) => {
  if (!survey)
    return (
      <Notice heading={absenceLabel(NOT_IMPORTED, 'survey')}>
        <p>{whyAbsent('not-imported')}</p>
      </Notice>
    );
  const ranked = [...survey.themes].sort((one, other) => other.percent - one.percent);
  const [most, least] = [ranked.at(0), ranked.at(-1)];
  const everywhere = new Map(survey.everywhere.map((theme) => [theme.id, theme.percent]));
  return (
    <BarChart
      title="Positive answers, by theme"
      summary={`Of every 100 final-year students, ${most?.percent} were positive about “${most?.name}” and ${least?.percent} about “${least?.name}”. Under each theme stands the share on all courses in the UK that we have results for.`}
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

/** With which qualification people were taken in, over the courses here. */
export const TakenInWith = ({ entry }: Pick<StudentFigures, 'entry'>) => {
  if (!entry)
    return (
      <Notice heading="Not published">
        <p>None of the courses here that we have says whom it took in.</p>
      </Notice>
    );
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

const LaterPay = ({ pay, figure }: { pay: GroupPay | null; figure: keyof typeof YEARS }) => (
  <StatInContext
    label={`Pay ${YEARS[figure]} years after the course`}
    figure={pay && salary(pay.median)}
    absent={absenceLabel(NOT_IMPORTED, figure)}
    meaning={
      pay
        ? 'The middle pay in tax records, for all subjects together.'
        : 'The publisher has this figure, but not in the files that we have. The page of a course says what graduates of its subject earn across the UK.'
    }
    range={
      pay
        ? {
            ...SCALE,
            middle: [pay.lowerQuartile, pay.upperQuartile],
            value: pay.median,
            format: salary,
            whose: 'graduates from here',
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

/** What graduates earn three and five years after their course. */
export const PayLater = ({ earnings3, earnings5 }: Pick<StudentFigures, 'earnings3' | 'earnings5'>) => (
  <>
    <LaterPay figure="earnings3" pay={earnings3} />
    <LaterPay figure="earnings5" pay={earnings5} />
  </>
);
