import { t } from '@signpost/language';
import { absenceLabel, surveyWords, whyAbsent } from '@signpost/api-client/courses';
import type { StudentFigures, StudentGroup } from '@signpost/api-client/unis';
import { BarChart, Notice, salary, StatInContext, aboutPeople, type PeopleNoun } from '@signpost/shared-ui';
import { averageNote } from '../../components/sub-page/student-facts';
import { SCALE } from './earnings';

type Figure = keyof StudentFigures['absences'];

/** Says that a student figure of the provider is missing, and why. */
const Absent = ({ students, figure }: { students: StudentFigures; figure: Figure }) => (
  <Notice heading={absenceLabel(students, figure)}>
    <p>{whyAbsent(students, figure)}</p>
  </Notice>
);

const percent = (value: number): string => `${value}%`;

const ofCourses = ({ courses, people, years }: StudentGroup, who: PeopleNoun): string =>
  [
    years,
    t('{courses, plural, one {# course} other {# courses}} here', { courses }),
    aboutPeople(people, who),
  ].join(', ');

/** Positive answers of final-year students in each survey theme, on courses here that publish them, beside our average of all providers. */
export const Survey = ({ students }: { students: StudentFigures }) => {
  const { survey } = students;
  if (!survey) return <Absent students={students} figure="survey" />;
  const { providers, courses, people, years } = survey.everywhere;
  return (
    <BarChart
      title={t('Positive answers, by theme')}
      summary={t(
        '{themes} It is our average of the courses here, weighted by students; no result of the whole place is published. Under each theme stands our average of the {courses, number} courses with results at {providers} universities and colleges, {years}, about {people, number} students.',
        { themes: surveyWords(survey.themes), courses, providers, years, people },
      )}
      source={t('National Student Survey, by Discover Uni, {survey}', {
        survey: ofCourses(survey, 'student'),
      })}
      first={t('Theme')}
      measure={t('Positive answers')}
      max={100}
      bars={survey.themes.map(({ id, name, percent: value }) => ({
        label: name,
        value,
        ...averageNote(survey, id),
      }))}
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
      title={t('The highest qualification that entrants had')}
      summary={
        first
          ? t('Of every 100 people who began a course here, {percent} came with: {name}.', {
              percent: first.percent,
              name: first.name,
            })
          : t('No qualification is published.')
      }
      source={t('Student records (HESA), by Discover Uni, {entry}', { entry: ofCourses(entry, 'entrant') })}
      first={t('Qualification')}
      measure={t('Share of entrants')}
      max={100}
      bars={entry.qualifications.map(({ name, percent: value }) => ({ label: name, value }))}
      format={percent}
    />
  );
};

const payLabels = () => ({
  earnings3: t('Pay three years after the course'),
  earnings5: t('Pay five years after the course'),
});

const LaterPay = ({
  students,
  figure,
}: {
  students: StudentFigures;
  figure: keyof ReturnType<typeof payLabels>;
}) => {
  const { [figure]: pay, absences } = students;
  return (
    <StatInContext
      label={payLabels()[figure]}
      figure={pay && salary(pay.median)}
      absent={absenceLabel(students, figure)}
      meaning={
        pay
          ? t('The average of its courses’ middle figures in tax records, weighted by graduates.')
          : t('{whyAbsent} The page of a course says what graduates of its subject earn across the UK.', {
              whyAbsent: whyAbsent({ absences }, figure),
            })
      }
      range={
        pay
          ? {
              ...SCALE,
              middle: [pay.lowerQuartile, pay.upperQuartile],
              value: pay.median,
              format: salary,
              whose: t('each course here, on average'),
            }
          : undefined
      }
      source={{
        publisher: t('Longitudinal Education Outcomes (LEO), by Discover Uni'),
        year: pay?.years ?? '',
        cohort: pay
          ? t(
              '{courses, plural, one {# course} other {# courses}} here, about {people, plural, one {# graduate} other {# graduates}}',
              { courses: pay.courses, people: pay.people },
            )
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
