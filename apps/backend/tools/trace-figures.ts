// Traces figures of the API to the published rows: `npx tsx apps/backend/tools/trace-figures.ts <folder> [how many]`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBackend } from './bench/open-backend';
import { publishedRows } from './trace/published-rows';
import { traceContinuation, traceSearchRecords } from './trace/continuation';
import { traceCourse } from './trace/trace-course';
import { readCourses } from './trace/read-courses';

const [folder, wanted = '500'] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder that holds the published files.');
  process.exit(1);
}

/** A course in so many, so that figures of every provider come up; the same in every run. */
const step = 37;

async function run(source: string, most: number): Promise<boolean> {
  const rows = publishedRows(join(source, 'discover-uni-2025'));
  const directory = mkdtempSync(join(tmpdir(), 'signpost-trace-'));
  const backend = await openBackend({ directory, url: undefined });
  try {
    const courses = await backend.database
      .selectFrom('course')
      .select(['course_id as id', 'provider', 'kis_course_id as code'])
      .orderBy('course_id')
      .execute();
    const problems: string[] = [];
    const traced = new Map<string, number>();
    for (let turn = 0, at = 0; turn < courses.length && sum(traced) < most; turn++, at += step) {
      const course = courses[at % courses.length];
      if (!course) continue;
      const [shown] = await readCourses(backend.address, { courses: course.id, extended: 'true' });
      if (!shown) problems.push(`${course.id} is not shown`);
      else problems.push(...traceCourse(shown, rows(course.provider, course.code), traced));
    }
    const continued = await traceContinuation(backend.address, courses, rows);
    const indexed = await traceSearchRecords(backend.database, rows);
    for (const problem of [...problems, ...continued.problems, ...indexed.problems]) console.log(problem);
    console.log(`${sum(traced)} figures traced to their rows, ${problems.length} differ:`);
    for (const [kind, count] of traced) console.log(`  ${kind}: ${count}`);
    console.log(`Stayed on, API lists: ${continued.count} courses, ${continued.problems.length} differ`);
    console.log(`Stayed on, search records: ${indexed.count} courses, ${indexed.problems.length} differ`);
    return problems.length + continued.problems.length + indexed.problems.length === 0;
  } finally {
    await backend.close();
    rmSync(directory, { recursive: true, force: true });
  }
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((total, count) => total + count, 0);

void run(folder, Number(wanted)).then((isRight) => (process.exitCode = isRight ? 0 : 1));
