import { setTimeout } from 'node:timers/promises';
import { ask, newAgent, start, withProgram, whenever } from './testing/run-program';

withProgram();

it('workers that end soon after their start are restarted with a growing delay', async () => {
  const { output } = await start({ WORKERS: '1', FAILS: 'soon', LOG_LEVEL: 'error' });
  await setTimeout(8_000);
  const deaths = output().match(/a worker died|could not be started/g) ?? [];
  expect(deaths.length).toBeGreaterThan(2);
  expect(deaths.length).toBeLessThan(10);
  expect(output()).toMatch(/"failures":3,"wait":\d{2,}/);
});

it('a start that loses a worker completes, and the worker is started again', async () => {
  const { origin, output } = await start({ WORKERS: '2', FAILS: 'second', LOG_LEVEL: 'error' });
  expect(origin).toMatch(/:\d+$/);
  const pids = new Set<number>();
  await whenever(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${origin}/`, newAgent())));
    for (const { pid } of answers) pids.add(pid);
    return pids.size === 2;
  });
  expect(output()).toContain('a worker could not be started');
});

it('metrics leave out a blocked worker and count it as unanswered', async () => {
  const { origin } = await start({ WORKERS: '2', SILENT_SECONDS: '20' });
  const pids = new Set<number>();
  await whenever(async () => {
    for (const { pid } of await Promise.all(Array.from({ length: 20 }, () => ask(`${origin}/`, newAgent()))))
      pids.add(pid);
    return pids.size === 2;
  });
  const agent = newAgent();
  const { pid } = await ask(`${origin}/`, agent);
  void ask(`${origin}/block`, agent).catch(() => undefined);
  await setTimeout(300);
  const asked = performance.now();
  const answer = await fetch(`${origin}/metrics`, { headers: { connection: 'close' } });
  expect(answer.status).toBe(200);
  expect(performance.now() - asked).toBeLessThan(2_500);
  const text = await answer.text();
  expect(text).toContain('\nsignpost_workers 2\n');
  expect(text).toContain('\nsignpost_workers_unanswered 1\n');
  expect(text).toMatch(/^asked_total \d+$/m);
  // It would outlive its supervisor.
  process.kill(pid, 'SIGKILL');
});
