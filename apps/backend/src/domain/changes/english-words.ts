import type { ChangedValues, RecordChangeTable } from '../../platform/database/change-tables';

/** The texts of changes in one language. */
export interface ChangeTexts {
  readonly groups: Readonly<Record<RecordChangeTable['groups'][number], string>>;
  readonly values: Readonly<Record<keyof ChangedValues, string>>;
  readonly notPublished: string;
  readonly added: Readonly<Record<RecordChangeTable['kind'], string>>;
  readonly removed: Readonly<Record<RecordChangeTable['kind'], string>>;
  changed(groups: string): string;
  value(name: string, now: string, before: string): string;
}

const removed = (record: string): string =>
  `This ${record} is no longer in the published data. Ask the university whether it still runs.`;

/** The texts of changes in English. */
export const english: ChangeTexts = {
  groups: {
    title: 'name or award',
    study: 'how, where or how long you study',
    subjects: 'subjects',
    entry: 'points and qualifications of people who got in',
    outcomes: 'what people did and earned afterwards',
    survey: 'what students said in the National Student Survey',
    page: 'link to the course’s own page, or accreditation',
  },
  values: {
    title: 'Name',
    points: 'Typical points of people who got in',
    pay: 'Middle pay after 15 months',
    employed: 'In work or more study after 15 months',
    stayed: 'Carried on or finished after a year',
  },
  notPublished: 'not published',
  added: {
    course: 'This course is new in the published data.',
    provider: 'This university or college is new in the published data.',
  },
  removed: { course: removed('course'), provider: removed('university or college') },
  changed: (groups) => `Changed: ${groups}.`,
  value: (name, now, before) => `${name}: ${now} (before: ${before}).`,
};
