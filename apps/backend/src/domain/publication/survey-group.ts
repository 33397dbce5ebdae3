import type { CourseRecord } from '../catalogue/course-record';
import { groupBy } from './group-by';

/**
 * Survey figures in the file of titles do not name their group. They count as figures of an unnamed wider group when
 * another course of the provider has the same, or when the course is too small to have its own continuation figure.
 * Figures of the survey's own file, which names the group and has a response rate, are unchanged.
 */
export const regroupSurveys = (records: readonly CourseRecord[]): CourseRecord[] => {
  const alike = groupBy(records.filter(isUnnamed), sameFigures);
  return records.map((record) => {
    const { figures } = record.body;
    if (!figures.survey || !isUnnamed(record)) return record;
    const isShared = (alike.get(sameFigures(record))?.length ?? 0) > 1;
    if (!isShared && figures.continuation?.level === 'course') return record;
    const survey = { ...figures.survey, level: 'subject' as const, subject: null };
    return { ...record, body: { ...record.body, figures: { ...figures, survey } } };
  });
};

const isUnnamed = ({ body: { figures } }: CourseRecord): boolean =>
  figures.survey?.level === 'course' && figures.survey.responseRate === null;

const sameFigures = ({ provider, body: { figures } }: CourseRecord): string =>
  JSON.stringify([provider, figures.survey?.people, figures.survey?.themes]);
