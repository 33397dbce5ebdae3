import { t } from '@signpost/language';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { absenceLabel, surveyWords, whyAbsent } from '@signpost/api-client/courses';
import { BarChart, StatInContext } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { publishers } from '../publishers';

const subjectNote = (percent: number | undefined): string | undefined =>
  percent === undefined ? undefined : t('{percent}% in the subject', { percent });

/** Positive answers of final-year students in each survey theme, beside the average of all listed courses of the subject. */
export const Survey = ({ course: { record, title } }: { course: CourseDetails }) => {
  const survey = record?.figures.survey ?? null;
  if (!survey)
    return (
      <StatInContext
        label={t('What students say')}
        figure={null}
        absent={record ? absenceLabel(record, 'survey') : undefined}
        meaning={whyAbsent(record?.absences.survey)}
        source={{ publisher: publishers().students, year: '' }}
      />
    );
  const subject = record?.subjectSurvey ?? null;
  const elsewhere = (id: string) => subject?.themes.find((theme) => theme.id === id)?.percent;
  return (
    <BarChart
      title={t('What students say')}
      summary={[
        surveyWords(survey.themes),
        subject &&
          t('Under each theme stands the share on {courses} {subjectName} courses that we have.', {
            courses: subject.courses,
            subjectName: subject.subjectName,
          }),
      ]
        .filter(Boolean)
        .join(' ')}
      source={`${publishers().students}, ${survey.years}, ${aboutWhom(survey, 'student')}`}
      first={t('Theme')}
      measure={t('Positive answers about {title}', { title })}
      bars={survey.themes.map(({ id, name, percent }) => ({
        label: name,
        value: percent,
        note: subjectNote(elsewhere(id)),
      }))}
      max={100}
      format={(value) => `${value}%`}
    />
  );
};
