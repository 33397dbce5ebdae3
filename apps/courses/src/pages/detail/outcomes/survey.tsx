import { t } from '@signpost/language';
import type { CourseDetails } from '@signpost/api-client/course-details';
import { absenceLabel, surveyWords, whyAbsent, whyWider } from '@signpost/api-client/courses';
import { BarChart, StatInContext } from '@signpost/shared-ui';
import { aboutWhom } from '../../../components/words';
import { publishers } from '../publishers';

const subjectNote = (percent: number | undefined): string | undefined =>
  percent === undefined ? undefined : t('{percent}% on courses of the subject', { percent });

/** Positive answers of final-year students in each survey theme, beside our mean of the subject's courses. */
export const Survey = ({ course: { record, title, nssScore } }: { course: CourseDetails }) => {
  const survey = record?.figures.survey ?? null;
  if (!survey)
    return (
      <StatInContext
        label={t('What students say')}
        figure={null}
        absent={record ? absenceLabel(record, 'survey') : undefined}
        meaning={whyAbsent(record, 'survey')}
        source={{ publisher: publishers().students, year: '' }}
      />
    );
  const subject = record?.subjectSurvey ?? null;
  const elsewhere = (id: string) => subject?.themes.find((theme) => theme.id === id)?.percent;
  return (
    <BarChart
      title={t('What students say')}
      summary={[
        nssScore !== null &&
          t('Over its seven themes, {percent}% of answers were positive on average.', { percent: nssScore }),
        surveyWords(survey.themes),
        whyWider(survey),
        subject &&
          t(
            'Under each theme stands our own average of {courses} courses of {subject} at {providers} universities and colleges with results of their own, {years}, about {people, number} students.',
            {
              courses: subject.courses,
              subject: subject.subjectName,
              providers: subject.providers,
              years: subject.years,
              people: subject.people,
            },
          ),
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
