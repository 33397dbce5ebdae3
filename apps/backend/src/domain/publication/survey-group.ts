import type { CourseRecord } from '../catalogue/course-record';
import { groupBy } from './group-by';

/**
 * Survey figures that stand beside a title do not say whom they are about. They are of a wider group, which is not named,
 * where another course of the provider has the same, or where the course has no figure of its own of who stayed: it was
 * too small. The survey's own file names the group and has a response rate; its figures stay as they are.
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
