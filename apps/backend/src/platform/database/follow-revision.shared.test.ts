import { sql } from 'kysely';
import type { TestApp } from '../../testing/app';
import { followRevision } from './follow-revision';

export const followRevisionTests = (backend: TestApp): void => {
  describe('following the revision of the data', () => {
    it('serves changed data after the revision rises, without a restart', async () => {
      const names = async () => {
        const answer = await backend.get('/api/v1/unis');
        return answer.json<{ results: { name: string }[] }>().results.map(({ name }) => name);
      };
      expect(await names()).not.toContain('A New Name');
      await backend.database.transaction().execute(async (transaction) => {
        await sql`update provider set name = 'A New Name' where short_id = '10007850'`.execute(transaction);
        await sql`update data_revision set revision = revision + 1`.execute(transaction);
      });
      await backend.services.revision.check();
      expect(await names()).toContain('A New Name');
      const found = await backend.get('/api/v1/courses', { output: 'provider', unis: '10007850' });
      expect(found.json<{ results: { name: string }[] }>().results[0]?.name).toBe('A New Name');
    });

    it('a check sees a change that was made while an earlier check was in progress', async () => {
      const { database } = backend;
      const change = () => sql`update data_revision set revision = revision + 1`.execute(database);
      const revision = await followRevision({
        database,
        onError: (error) => console.error(error),
        intervalMs: 600_000,
      });
      let begun = () => {};
      let end = () => {};
      const hasBegun = new Promise<void>((resolve) => (begun = resolve));
      const mayEnd = new Promise<void>((resolve) => (end = resolve));
      let refreshes = 0;
      revision.onRevision(() => {
        refreshes += 1;
        begun();
        return mayEnd;
      });
      await change();
      const earlier = revision.check();
      await hasBegun;
      await change();
      const later = revision.check();
      end();
      expect(await later).toBe((await earlier) + 1);
      expect(refreshes).toBe(2);
      revision.stop();
    });
  });
};
