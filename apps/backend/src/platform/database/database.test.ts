import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { CatalogueFiles } from '../../domain/catalogue/files';
import { seed } from '../../domain/seeding/seed';
import { catalogueWithoutCourses } from '../../testing/catalogue';
import { copyEmptyDatabase, temporaryDirectory, workerPath } from '../../testing/database';
import type { OpenDatabase } from './connection';
import { openDatabase } from './connection';
import { DirectoryInUseError, lockDirectory } from './lock';
import { migrate, migrations } from './migrations';

describe('the embedded database', () => {
  const { directory, remove } = temporaryDirectory();
  let open: OpenDatabase;
  let catalogue: CatalogueFiles;

  beforeAll(async () => {
    await copyEmptyDatabase(directory);
    open = await openDatabase({ dataDirectory: directory, workerPath });
    catalogue = await catalogueWithoutCourses();
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

  it('applies each migration once', async () => {
    expect((await migrate(open.database)).applied).toEqual(Object.keys(migrations));
    expect(await migrate(open.database)).toEqual({ applied: [], newer: [] });
  });

  it('seeds each version of the catalogue once', async () => {
    expect(await seed(open.database, catalogue)).toBe(true);
    const count = await providers();
    expect(count).toBeGreaterThanOrEqual(470);
    expect(await seed(open.database, catalogue)).toBe(false);
    expect(await seed(open.database, { ...catalogue, version: 'another' })).toBe(true);
    expect(await providers()).toBe(count);
  });

  it('keeps the previous catalogue when reading a new one fails', async () => {
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
      translations: catalogue.translations,
    };
    await expect(seed(open.database, broken)).rejects.toThrow('not readable');
    expect(await providers()).toBe(before);
  });

  it('stays usable after a failed statement', async () => {
    await expect(sql`select * from nowhere`.execute(open.database)).rejects.toThrow('nowhere');
    expect(await open.isReady()).toBe(true);
  });

  it('refuses to be opened twice, and keeps its rows when it is closed and reopened', async () => {
    await expect(openDatabase({ dataDirectory: directory, workerPath })).rejects.toThrow(
      /in use by another Signpost process/,
    );
    const before = await providers();
    await open.close();
    open = await openDatabase({ dataDirectory: directory, workerPath });
    expect(await providers()).toBe(before);
  });
});

describe('the lock of a data directory', () => {
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

  it('is taken over from a process that has died', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(path, JSON.stringify({ pid, started: '1' }));
    lockDirectory(directory)();
  });

  it('is taken over when its process id now belongs to another process', () => {
    writeFileSync(path, JSON.stringify({ pid: process.pid, started: 'long ago' }));
    lockDirectory(directory)();
  });

  it('is taken over when its file is truncated', () => {
    writeFileSync(path, '{"pid":');
    lockDirectory(directory)();
  });
});
