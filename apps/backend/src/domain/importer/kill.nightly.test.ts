import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../platform/database/connection';
import { migrate } from '../../platform/database/migrations';
import { seed } from '../seeding/seed';
import { shippedCatalogue } from '../../testing/catalogue';
import { copyEmptyDatabase, temporaryDirectory, workerPath } from '../../testing/database';
import { contentHash, copyPublication, importFrom, PUBLICATION } from './testing';

const { directory, remove } = temporaryDirectory();
const prepared = join(directory, 'prepared');
const KEY_COUNT = 2_000;
const running: ChildProcess[] = [];

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  remove();
});

/** The test publication with thousands of keys, so that there is time to interrupt the import. */
const largePublication = (): string => {
  const many = (name: string, row: (key: string) => string) => {
    const [header] = readFileSync(join(PUBLICATION, name), 'utf8').split('\n');
    const rows = Array.from({ length: KEY_COUNT }, (_, index) => row(`K${index}`));
    return `${header}\n${rows.join('\n')}\n`;
  };
  const at = (key: string) => `10007783,10007783,${key},01`;
  return copyPublication(join(directory, 'publication'), {
    'SBJ.csv': many('SBJ.csv', (key) => `${at(key)},CAH11-01-01`),
    'KISCOURSE.csv': many(
      'KISCOURSE.csv',
      (key) => `10007783,10007783,,0,0,0,,,${key},01,3,0,Course ${key},0,021,03`,
    ),
    'ENTRY.csv': many('ENTRY.csv', (key) => `${at(key)},0,25,14,2023-24,2023-24,,,5,80,0,15,0,0,0,0`),
    'CONTINUATION.csv': many('CONTINUATION.csv', (key) => `${at(key)},0,20,14,2022-23,2022-23,,,90,0,5,5,0`),
  });
};

const opened = async <T>(
  dataDirectory: string,
  work: (open: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
) => {
  const open = await openDatabase({ dataDirectory, workerPath });
  try {
    return await work(open);
  } finally {
    await open.close();
  }
};

/** Runs the command as an operator does; `onOutput` receives its output. */
const runCommand = async (
  path: string,
  dataDirectory: string,
  onOutput: (child: ChildProcess) => void,
): Promise<string> => {
  const child = fork(join(__dirname, 'cli.ts'), [path], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDirectory },
    silent: true,
  });
  running.push(child);
  let output = '';
  child.stderr?.on('data', (chunk) => {
    output += String(chunk);
    onOutput(child);
  });
  await once(child, 'exit');
  return output;
};

it('imports each file completely or not at all when it is killed, and the next run gives the same result as an uninterrupted one', async () => {
  const path = largePublication();
  await copyEmptyDatabase(prepared);
  await opened(prepared, async ({ database }) => {
    await migrate(database);
    // With the version of the shipped catalogue, so that the command does not seed its courses.
    await seed(database, { ...(await shippedCatalogue()), courses: () => [], content: () => [] });
  });
  const completed = join(directory, 'completed');
  const interrupted = join(directory, 'interrupted');
  for (const copy of [completed, interrupted]) cpSync(prepared, copy, { recursive: true });
  const expected = await opened(completed, async ({ database }) => {
    await importFrom(database, path, join(directory, 'reports'));
    return contentHash(database);
  });

  // The first line precedes the import of the files.
  for (const lastLine of [1, 3, 6]) {
    let lines = 0;
    await runCommand(path, interrupted, (child) => {
      lines += 1;
      if (lines === lastLine) child.kill('SIGKILL');
    });
    await opened(interrupted, async ({ database }) => {
      const finished = await database.selectFrom('imported_file').select('part').execute();
      const keyCounts = await database
        .selectFrom('course_statistics')
        .select(['part', (select) => select.fn.countAll<number>().as('keys')])
        .groupBy('part')
        .execute();
      const large = keyCounts.filter(({ part }) =>
        ['SBJ', 'KISCOURSE', 'ENTRY', 'CONTINUATION'].includes(part),
      );
      expect(large.every((part) => part.keys === KEY_COUNT)).toBe(true);
      expect(finished.map(({ part }) => part)).toEqual(
        expect.arrayContaining(keyCounts.map(({ part }) => part)),
      );
      const courses = await database.selectFrom('course').select('course_id').execute();
      expect([0, KEY_COUNT]).toContain(courses.length);
    });
  }
  const output = await runCommand(path, interrupted, () => undefined);
  expect(output).toContain('Courses');
  await opened(interrupted, async ({ database }) => {
    expect(await contentHash(database)).toBe(expected);
    const rows = async (table: 'course_reading' | 'course_statistics') =>
      (await database.selectFrom(table).select('part').execute()).length;
    expect(await rows('course_reading')).toBe(await rows('course_statistics')); // No rows of interrupted imports are left.
  });
}, 300_000);
