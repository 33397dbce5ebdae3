import type { TownRecord } from '../catalogue/towns';
import type { Database } from '../../platform/database/connection';
import type { CoursesOutcome } from './import-courses';
import { importCourses } from './import-courses';
import type { FileOutcome } from './import-file';
import { importFile } from './import-file';
import type { Layout } from './layout';
import { LAYOUTS } from './layout';
import type { Progress } from './progress';
import type { Source } from './source/source-reader';
import type { SourceFile } from './source/source-file';

export interface ImportSummary {
  files: { part: string; outcome: FileOutcome }[];
  /** Files of the layout that the source lacks. */
  absent: string[];
  /** Files of the source that are not imported. */
  unknown: string[];
  courses: CoursesOutcome;
}

/** Matches the files of a source to the layout; also returns the absent parts and the unknown files. */
export const matchFiles = (files: readonly SourceFile[]) => {
  const matched: { layout: Layout; file: SourceFile }[] = [];
  for (const layout of LAYOUTS) {
    const file = files.find(({ name }) => partOf(name) === layout.part.toLowerCase());
    if (file) matched.push({ layout, file });
  }
  const matchedFiles = new Set(matched.map(({ file }) => file));
  return {
    matched,
    absent: LAYOUTS.filter((layout) => matched.every((other) => other.layout !== layout)).map(
      ({ part }) => part,
    ),
    unknown: files.filter((file) => !matchedFiles.has(file)).map(({ name }) => name),
  };
};

const partOf = (name: string) => /^(.+)\.csv(\.gz)?$/i.exec(name)?.[1]?.toLowerCase();

/**
 * Imports every known file of a source, each in its own transaction, then derives the courses. Files that an earlier
 * run finished are not parsed again. `database` must be a single connection that no other import uses.
 */
export const runImport = async (
  database: Database,
  source: Source,
  options: { reportFolder: string; progress: Progress; towns: readonly TownRecord[] },
): Promise<ImportSummary> => {
  const { reportFolder, progress, towns } = options;
  const { matched, absent, unknown } = matchFiles(source.files);
  const files: ImportSummary['files'] = [];
  for (const { layout, file } of matched) {
    progress.start(file.name);
    const outcome = await importFile({ database, file, layout, reportFolder, progress });
    progress.finish(file.name, describeFile(outcome));
    files.push({ part: layout.part, outcome });
  }
  progress.start('Courses');
  const courses = await importCourses(database, { reportFolder, progress, towns });
  progress.finish('Courses', describeCourses(courses));
  return { files, absent, unknown, courses };
};

const number = (value: number) => value.toLocaleString('en-GB');

const describeFile = (outcome: FileOutcome): string => {
  if (outcome.kind === 'unreadable') return `not imported: ${outcome.reason}`;
  const rows = `${number(outcome.imported)} rows, ${number(outcome.rejected)} rejected`;
  if (outcome.kind === 'unchanged') return `unchanged: ${rows}`;
  const { upserted, removed } = outcome.changes;
  return `${rows}; ${number(upserted)} keys added or changed, ${number(removed)} removed`;
};

const describeCourses = (outcome: CoursesOutcome): string => {
  if (outcome.kind === 'unchanged') return 'unchanged';
  const { keys, untitled, courses, providers, changes } = outcome;
  return (
    `${number(keys)} course keys, ${number(untitled)} of them omitted without a title; ` +
    `${number(courses)} courses, ${number(changes.upserted)} added or changed, ${number(changes.removed)} removed; ` +
    `${number(providers)} providers added`
  );
};
