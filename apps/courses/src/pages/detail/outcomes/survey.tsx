import type { CourseDetails } from '@signpost/api-client/course-details';
import { absenceLabel, surveyWords, whyAbsent } from '@signpost/api-client/courses';
import { BarChart, StatInContext } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { PUBLISHERS } from '../publishers';

/** Positive answers of final-year students in each survey theme, beside the average of all listed courses of the subject. */
export const Survey = ({ course: { record, title } }: { course: CourseDetails }) => {
  const survey = record?.figures.survey ?? null;
  if (!survey)
    return (
      <StatInContext
        label="What students say"
        figure={null}
        absent={record ? absenceLabel(record, 'survey') : undefined}
        meaning={whyAbsent(record?.absences.survey)}
        source={{ publisher: PUBLISHERS.students, year: '' }}
      />
    );
  const subject = record?.subjectSurvey ?? null;
  const elsewhere = (id: string) => subject?.themes.find((theme) => theme.id === id)?.percent;
  return (
    <BarChart
      title="What students say"
      summary={`${surveyWords(survey.themes)}${
        subject
          ? ` Under each theme stands the share on ${subject.courses} ${subject.subjectName} courses that we have.`
          : ''
      }`}
      source={`${PUBLISHERS.students}, ${survey.years}, ${aboutWhom(survey, 'student')}`}
      first="Theme"
      measure={`Positive answers about ${title}`}
      bars={survey.themes.map(({ id, name, percent }) => ({
        label: name,
        value: percent,
        note: elsewhere(id) === undefined ? undefined : `${elsewhere(id)}% in the subject`,
      }))}
      max={100}
      format={(value) => `${value}%`}
    />
  );
};
