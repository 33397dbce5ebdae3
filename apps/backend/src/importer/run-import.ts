import type { Database } from '../database/connection';
import type { CoursesOutcome } from './import-courses';
import { importCourses } from './import-courses';
import type { FileOutcome } from './import-file';
import { importFile } from './import-file';
import type { Layout } from './layout';
import { layouts } from './layout';
import type { Progress } from './progress';
import type { Source } from './source';
import type { SourceFile } from './source-file';

export interface ImportSummary {
  files: { part: string; outcome: FileOutcome }[];
  /** Parts of the layout that the source does not have. */
  absent: string[];
  /** Files of the source that are not read. */
  unknown: string[];
  courses: CoursesOutcome;
}

/** Which files of a source are read as what, which are missing, and which are not known. */
export function matchFiles(files: readonly SourceFile[]) {
  const known: { layout: Layout; file: SourceFile }[] = [];
  for (const layout of layouts) {
    const file = files.find(({ name }) => partOf(name) === layout.part.toLowerCase());
    if (file) known.push({ layout, file });
  }
  const found = new Set(known.map(({ file }) => file));
  return {
    known,
    absent: layouts
      .filter((layout) => known.every((other) => other.layout !== layout))
      .map(({ part }) => part),
    unknown: files.filter((file) => !found.has(file)).map(({ name }) => name),
  };
}

const partOf = (name: string) => /^(.+)\.csv(\.gz)?$/i.exec(name)?.[1]?.toLowerCase();

/**
 * Imports every known file of a source, each in a transaction of its own, then makes courses of them. What an earlier run
 * has finished is not read again. `database` must be a single connection that nobody else imports by.
 */
export async function runImport(
  database: Database,
  source: Source,
  options: { reportFolder: string; progress: Progress },
): Promise<ImportSummary> {
  const { reportFolder, progress } = options;
  const { known, absent, unknown } = matchFiles(source.files);
  const files: ImportSummary['files'] = [];
  for (const { layout, file } of known) {
    progress.start(file.name);
    const outcome = await importFile({ database, file, layout, reportFolder, progress });
    progress.finish(file.name, inWords(outcome));
    files.push({ part: layout.part, outcome });
  }
  progress.start('Courses');
  const courses = await importCourses(database, reportFolder, progress);
  progress.finish('Courses', coursesInWords(courses));
  return { files, absent, unknown, courses };
}

const number = (value: number) => value.toLocaleString('en-GB');

function inWords(outcome: FileOutcome): string {
  if (outcome.kind === 'unreadable') return `not imported: ${outcome.reason}`;
  const rows = `${number(outcome.taken)} rows, ${number(outcome.refused)} refused`;
  if (outcome.kind === 'unchanged') return `unchanged: ${rows}`;
  const { written, removed } = outcome.changes;
  return `${rows}; ${number(written)} keys written, ${number(removed)} removed`;
}

function coursesInWords(outcome: CoursesOutcome): string {
  if (outcome.kind === 'unchanged') return 'unchanged';
  const { keys, untitled, courses, providers, changes } = outcome;
  return (
    `${number(keys)} course keys, ${number(untitled)} of them without a title and not shown; ` +
    `${number(courses)} courses, ${number(changes.written)} written, ${number(changes.removed)} removed; ` +
    `${number(providers)} providers added`
  );
}
