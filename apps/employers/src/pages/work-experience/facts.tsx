import type { WorkExperience } from '@signpost/api-client/employers';
import { counted, DefinitionList, longDate } from '@signpost/shared-ui';

const LEVELS: Readonly<Record<string, string>> = {
  introductory: 'Introductory: you need to know nothing before',
  intermediate: 'Intermediate: it helps to know the subject a little',
  advanced: 'Advanced: for people who know the subject',
};

const datesOf = ({ starts, ends }: WorkExperience): string | null => {
  if (starts && ends) return `${longDate(starts)} to ${longDate(ends)}`;
  return starts ? `From ${longDate(starts)}` : ends && `Until ${longDate(ends)}`;
};

const certificateOf = ({ certificate }: WorkExperience): string | null =>
  certificate === null ? null : certificate ? 'Yes, when you finish' : 'No';

/** Duration, dates, audience and certificate; missing facts are shown as not published. */
export const Facts = ({ experience }: { experience: WorkExperience }) => (
  <DefinitionList
    items={[
      { term: 'Time it takes', value: experience.hours === null ? null : counted(experience.hours, 'hour') },
      { term: 'Dates', value: datesOf(experience) },
      { term: 'Ages', value: experience.ages },
      { term: 'Level', value: experience.level && (LEVELS[experience.level] ?? experience.level) },
      { term: 'Certificate', value: certificateOf(experience) },
      { term: 'Kind of work', value: experience.jobSector },
    ]}
  />
);
