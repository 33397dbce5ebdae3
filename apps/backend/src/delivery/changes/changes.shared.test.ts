import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import { recordCourseChanges } from '../../domain/changes/record-changes';
import { deleteOldChanges } from '../../domain/changes/retention';
import { courseId } from '../../domain/courses/course-id';
import { copyPublication, importFrom, PUBLICATION } from '../../domain/importer/testing';
import type { TestApp } from '../../testing/app';
import { temporaryDirectory } from '../../testing/database';
import { changesSchema } from './schema';

export const changesTests = (backend: TestApp): void => {
  describe('changes of the data', () => {
    const { directory, remove } = temporaryDirectory();
    const COMPUTING = courseId('10007783', 'INV-1');
    const SEA = courseId('19999991', 'SEA');

    const text = (name: string) => readFileSync(join(PUBLICATION, name), 'utf8');
    const importPublication = async (name: string, files: Record<string, string> = {}) => {
      const folder = copyPublication(join(directory, name), files);
      await importFrom(backend.database, folder, join(directory, 'reports'));
      await backend.services.revision.check();
    };
    const changes = async (parameters: Record<string, string> = {}) =>
      changesSchema.parse((await backend.get('/api/v1/changes', parameters)).json());

    beforeAll(async () => {
      await importPublication('first');
    });
    afterAll(async () => {
      remove();
    });

    it('records a provider that the first import added, and none of its courses [C-25]', async () => {
      const { results } = await changes();
      expect(results).toMatchObject([
        {
          kind: 'provider',
          recordId: '19999991',
          change: 'added',
          path: '/explore/unis/19999991/new-coast-college',
        },
      ]);
    });

    it('records which parts of a course a later import changed, with old and new values [C-25]', async () => {
      await importPublication('second', {
        'GOSALARY.csv': text('GOSALARY.csv').replace('30049', '33000'),
        'TARIFF.csv': text('TARIFF.csv').replace(',40,25,', ',25,40,'),
        'KISCOURSE.csv': text('KISCOURSE.csv').replaceAll('Invented Computing', 'Invented Software'),
      });
      const { results } = await changes({ record: COMPUTING });
      expect(results).toHaveLength(1);
      expect(results[0]).toMatchObject({
        kind: 'course',
        name: 'Invented Software',
        path: `/explore/courses/${COMPUTING}/invented-software`,
        provider: { ukprn: '10007783' },
        change: 'changed',
        groups: ['title', 'entry', 'outcomes'],
        summary: expect.stringContaining('Middle pay after 15 months: £33,000 (before: £30,000).'),
        dataSet: 'Discover Uni',
        dataYear: 2025,
      });
      const inWelsh = await backend.get(`/api/v1/changes?record=${COMPUTING}&lang=cy`);
      expect(inWelsh.json()).toMatchObject({
        results: [
          { summary: expect.stringContaining('Cyflog canol ar ôl 15 mis: £33,000 (cynt: £30,000).') },
        ],
      });
      expect(results[0]?.values).toMatchObject({
        title: ['Invented Computing', 'Invented Software'],
        pay: [30_000, 33_000],
      });
    });

    it('records a course that is no longer published, and one that is published again [C-25]', async () => {
      await importPublication('third', {
        'KISCOURSE.csv': text('KISCOURSE.csv').split('\n').slice(0, 3).join('\n'),
      });
      await importPublication('fourth');
      const { results } = await changes({ record: SEA });
      expect(results).toMatchObject([
        { change: 'added', groups: [], values: {} },
        {
          change: 'removed',
          summary: expect.stringContaining('no longer'),
          path: null,
          name: 'Sea, Sand and "Society"',
        },
      ]);
    });

    it('records nothing when an import changes nothing [C-25]', async () => {
      const before = await changes();
      await importPublication('again');
      expect(await changes()).toEqual(before);
    });

    it('lists changes by page, kind, provider, subject, time and id [C-25]', async () => {
      const all = await changes();
      const ids = all.results.map(({ id }) => id);
      expect(ids).toEqual([...ids].sort((one, other) => other - one));
      const first = await changes({ limit: '1' });
      expect(first.next).toBe(ids[0]);
      expect((await changes({ before: String(first.next) })).results).toEqual(all.results.slice(1));
      expect((await changes({ after: String(ids[1]) })).results).toEqual(all.results.slice(0, 1));
      expect((await changes({ kind: 'provider' })).results).toHaveLength(1);
      expect((await changes({ change: 'removed' })).results).toHaveLength(1);
      const sea = await changes({ provider: '19999991' });
      expect(sea.results.map(({ kind }) => kind)).toEqual(['course', 'course', 'provider']);
      const either = await changes({ provider: '19999991', record: COMPUTING });
      expect(either.results).toHaveLength(all.results.length);
      expect((await changes({ subject: 'computing,computer-science' })).results.length).toBeGreaterThan(0);
      expect((await changes({ since: '2999-01-01T00:00:00Z' })).results).toEqual([]);
    });

    it.each([
      { record: 'x' },
      { since: 'yesterday' },
      { limit: '101' },
      { before: '-1' },
      { kind: 'career' },
    ])('refuses %j [C-25]', async (parameters) => {
      expect((await backend.get('/api/v1/changes', parameters)).statusCode).toBe(400);
    });

    it('is cacheable and described in the OpenAPI document [C-25]', async () => {
      const { headers } = await backend.get('/api/v1/changes');
      expect(headers['cache-control']).toContain('public, max-age=60');
      expect(headers['etag']).toBeTruthy();
      const { paths } = z
        .looseObject({ paths: z.record(z.string(), z.unknown()) })
        .parse((await backend.get('/api/docs/openapi.json')).json());
      expect(Object.keys(paths)).toContain('/api/v1/changes');
    });

    it('records at most as many changes as its limit, removed courses first [C-25]', async () => {
      const before = await changes();
      await backend.database.transaction().execute(async (transaction) => {
        await sql`insert into staged_course select * from course limit 3`.execute(transaction);
        await sql`update staged_course set title = 'Other'`.execute(transaction);
        const removed = sql`select course_id from course where provider = '19999991'`;
        await recordCourseChanges(transaction, { removed, year: 2025, limit: 2 });
        await sql`truncate staged_course`.execute(transaction);
      });
      const { results } = await changes({
        limit: '100',
        after: String(before.results[0]?.id),
        kind: 'course',
      });
      expect(results.map(({ change }) => change)).toEqual(['changed', 'removed']);
    });

    it('deletes changes that are older than a year [C-25]', async () => {
      await sql`update record_change set changed_at = now() - interval '366 days' where kind = 'provider'`.execute(
        backend.database,
      );
      await deleteOldChanges(backend.database);
      expect((await changes({ kind: 'provider', limit: '99' })).results).toEqual([]);
      expect((await changes({ limit: '99' })).results.length).toBeGreaterThan(0);
    });
  });
};
