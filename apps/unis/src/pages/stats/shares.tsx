import { t } from '@signpost/language';
import { absenceLabel, whyAbsent } from '@signpost/api-client/courses';
import type { Provider, SubjectFigures } from '@signpost/api-client/unis';
import { BarChart, Notice, aboutPeople } from '@signpost/shared-ui';
import { dataOf, type Loaded } from '@signpost/api-client/parts';
import { spread, subjectBars } from './subject-bars';

const percent = (value: number): string => `${value}%`;

/** Says that an overall figure of the provider is missing, and why. */
const Absent = ({ provider, figure }: { provider: Provider; figure: 'continuation' | 'employment' }) => (
  <Notice heading={absenceLabel(provider, figure)}>
    <p>{whyAbsent(provider, figure)}</p>
  </Notice>
);

/** Continuation rate, in percent. */
export const Continuation = ({ provider, provider: { continuation } }: { provider: Provider }) =>
  continuation ? (
    <BarChart
      title={t('After the first year')}
      summary={t(
        '{percent} of every 100 students were still studying, or had gained their award, a year after they began.',
        { percent: continuation.percent },
      )}
      source={[
        t('Student records (HESA), {year}', { year: continuation.year }),
        continuation.students && aboutPeople(continuation.students, 'student'),
      ]
        .filter(Boolean)
        .join(', ')}
      first={t('What students did')}
      measure={t('Share of students')}
      max={100}
      bars={[
        { label: t('Still studying, or had gained their award'), value: continuation.percent, mark: true },
        { label: t('Paused, left, or took a lower award'), value: 100 - continuation.percent },
      ]}
      format={percent}
    />
  ) : (
    <Absent provider={provider} figure="continuation" />
  );

interface OutcomesProps {
  provider: Provider;
  subjects: Loaded<readonly SubjectFigures[]>;
}

/** Graduates in work or study, in percent, overall and by subject. */
export const Outcomes = ({ provider, provider: { employment }, subjects }: OutcomesProps) => {
  const bySubject = subjectBars(dataOf(subjects, []), 'employment');
  if (!employment && bySubject.length === 0) {
    return <Absent provider={provider} figure="employment" />;
  }
  const whole = employment && {
    label: t('All subjects'),
    value: employment.percent,
    mark: true,
    note: [employment.graduates && aboutPeople(employment.graduates, 'graduate'), employment.year]
      .filter(Boolean)
      .join(', '),
  };
  return (
    <BarChart
      title={t('In work or further study after 15 months')}
      summary={[
        employment &&
          t(
            '{percent} of every 100 graduates had a job or were studying, in any job, not only one that needs a degree.',
            { percent: employment.percent },
          ),
        spread(bySubject, percent),
      ]
        .filter(Boolean)
        .join(' ')}
      source={t(
        'Graduate Outcomes survey, by Discover Uni. Subjects with the most graduates who answered. A gap of a few points means little where few people answered.',
      )}
      first={t('Subject')}
      measure={t('In work or study')}
      max={100}
      bars={whole ? [whole, ...bySubject] : bySubject}
      format={percent}
    />
  );
};
