import type { StudentFigures } from '@signpost/api-client/unis';
import { BarChart, counted, Notice } from '@signpost/shared-ui';

const percent = (value: number): string => `${value}%`;

const ofCourses = ({ courses, people, years }: NonNullable<StudentFigures['entry']>, who: string): string =>
  `${years}, ${counted(courses, 'course')} here, about ${counted(people, who)}`;

/** What final-year students say in each theme of the survey, on the courses here that publish it, beside all that do. */
export const Survey = ({ survey }: Pick<StudentFigures, 'survey'>) => {
  if (!survey)
    return (
      <Notice heading="Not among our files">
        <p>The files that we have hold no results of the survey for the courses here.</p>
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
      <Notice heading="No figure">
        <p>Too few people began the courses here, or nobody has yet.</p>
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
