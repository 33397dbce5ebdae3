import { sql } from 'kysely';
import type { TestApp } from '../../testing/app';
import { startTestApp } from '../../testing/app';

let backend: TestApp;

beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

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
  const found = await backend.get('/api/v1/courses', { output: 'provider', query: 'a new name' });
  expect(found.json<{ results: { name: string }[] }>().results[0]?.name).toBe('A New Name');
});
