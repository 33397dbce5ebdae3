import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { CatalogueFiles } from '../../domain/catalogue/files';
import { seed } from '../../domain/seeding/seed';
import { temporaryDirectory, testCatalogue, workerPath } from '../../testing/app';
import type { OpenDatabase } from './connection';
import { openDatabase } from './connection';
import { DirectoryInUseError, lockDirectory } from './lock';
import { migrate, migrations } from './migrations';

describe('the embedded database', () => {
  const { directory, remove } = temporaryDirectory();
  let open: OpenDatabase;
  let catalogue: CatalogueFiles;

  beforeAll(async () => {
    open = await openDatabase({ dataDirectory: directory, workerPath });
    catalogue = await testCatalogue();
  });
  afterAll(async () => {
    await open.close();
    remove();
  });

  const providers = async () => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from provider`.execute(
      open.database,
    );
    return rows[0]?.count;
  };

  it('migrates once', async () => {
    expect((await migrate(open.database)).applied).toEqual(Object.keys(migrations));
    expect(await migrate(open.database)).toEqual({ applied: [], newer: [] });
  });

  it('seeds once for a version of the catalogue, and again for another', async () => {
    expect(await seed(open.database, catalogue)).toBe(true);
    const count = await providers();
    expect(count).toBeGreaterThanOrEqual(470);
    expect(await seed(open.database, catalogue)).toBe(false);
    expect(await seed(open.database, { ...catalogue, version: 'another' })).toBe(true);
    expect(await providers()).toBe(count);
  });

  it('keeps the old catalogue when a new one cannot be read', async () => {
    const before = await providers();
    const broken: CatalogueFiles = {
      version: 'broken',
      providers: () => {
        throw new Error('not readable');
      },
      outcodes: () => [],
      courses: () => [],
      subjectEarnings: () => [],
      content: () => [],
    };
    await expect(seed(open.database, broken)).rejects.toThrow('not readable');
    expect(await providers()).toBe(before);
  });

  it('goes on after a statement that fails', async () => {
    await expect(sql`select * from nowhere`.execute(open.database)).rejects.toThrow('nowhere');
    expect(await open.isReady()).toBe(true);
  });

  it('refuses a second opening in plain words, and opens again with its rows after closing', async () => {
    await expect(openDatabase({ dataDirectory: directory, workerPath })).rejects.toThrow(
      /in use by another Signpost process/,
    );
    const before = await providers();
    await open.close();
    open = await openDatabase({ dataDirectory: directory, workerPath });
    expect(await providers()).toBe(before);
  });
});

describe('the lock', () => {
  const { directory, remove } = temporaryDirectory();
  const path = join(directory, 'lock');
  afterAll(remove);

  it('is held until released', () => {
    const release = lockDirectory(directory);
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUseError);
    release();
    expect(existsSync(path)).toBe(false);
    lockDirectory(directory)();
  });

  it('of a process that has died is taken over', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(path, JSON.stringify({ pid, started: '1' }));
    lockDirectory(directory)();
  });

  it('of a number that now belongs to another process is taken over', () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'long ago' }));
    lockDirectory(directory)();
  });

  it('that was cut off while being written is taken over', () => {
    writeFileSync(path, '{"pid":');
    lockDirectory(directory)();
  });
});
