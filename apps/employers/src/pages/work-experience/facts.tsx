import { t } from '@signpost/language';
import type { WorkExperience } from '@signpost/api-client/employers';
import { DefinitionList, longDate } from '@signpost/shared-ui';

const levels = (): Readonly<Record<string, string>> => ({
  introductory: t('Introductory: you need to know nothing before'),
  intermediate: t('Intermediate: it helps to know the subject a little'),
  advanced: t('Advanced: for people who know the subject'),
});

const datesOf = ({ starts, ends }: WorkExperience): string | null => {
  if (starts && ends) return t('{starts} to {ends}', { starts: longDate(starts), ends: longDate(ends) });
  return starts
    ? t('From {starts}', { starts: longDate(starts) })
    : ends && t('Until {ends}', { ends: longDate(ends) });
};

const certificateOf = ({ certificate }: WorkExperience): string | null =>
  certificate === null ? null : certificate ? t('Yes, when you finish') : 'No';

/** Duration, dates, audience and certificate; missing facts are shown as not published. */
export const Facts = ({ experience }: { experience: WorkExperience }) => (
  <DefinitionList
    items={[
      {
        term: t('Time it takes'),
        value:
          experience.hours === null
            ? null
            : t('{hours, plural, one {# hour} other {# hours}}', { hours: experience.hours }),
      },
      { term: t('Dates'), value: datesOf(experience) },
      { term: t('Ages'), value: experience.ages },
      { term: t('Level'), value: experience.level && (levels()[experience.level] ?? experience.level) },
      { term: t('Certificate'), value: certificateOf(experience) },
      { term: t('Kind of work'), value: experience.jobSector },
    ]}
  />
);
