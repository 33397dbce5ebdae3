import { ask, newAgent, start, withProgram } from './testing/run-program';
import { until } from '../../testing/until';

withProgram();

it('workers that end soon after their start are restarted with a growing delay', async () => {
  const { output } = await start({ WORKERS: '1', FAILS: 'soon', LOG_LEVEL: 'error' });
  const waits = () =>
    [...output().matchAll(/"failures":(\d+),"wait":(\d+)/g)].map(([, failures, wait]) => [
      failures,
      Number(wait),
    ]);
  await until(() => waits().length >= 4);
  // The first is restarted at once.
  expect(waits().slice(0, 4)).toEqual([
    ['1', 0],
    ['2', expect.any(Number)],
    ['3', expect.any(Number)],
    ['4', expect.any(Number)],
  ]);
  expect(
    waits()
      .slice(1)
      .map(([, wait]) => wait),
  ).not.toContain(0);
});

it('a start that loses a worker completes, and the worker is started again', async () => {
  const { origin, output } = await start({ WORKERS: '2', FAILS: 'second', LOG_LEVEL: 'error' });
  expect(origin).toMatch(/:\d+$/);
  const pids = new Set<number>();
  await until(async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${origin}/`, newAgent())));
    for (const { pid } of answers) pids.add(pid);
    return pids.size === 2;
  });
  expect(output()).toContain('a worker could not be started');
});

it('metrics leave out a blocked worker and count it as unanswered', async () => {
  const { origin, output } = await start({ WORKERS: '2', SILENT_SECONDS: '20' });
  const pids = new Set<number>();
  await until(async () => {
    for (const { pid } of await Promise.all(Array.from({ length: 20 }, () => ask(`${origin}/`, newAgent()))))
      pids.add(pid);
    return pids.size === 2;
  });
  const agent = newAgent();
  const { pid } = await ask(`${origin}/`, agent);
  void ask(`${origin}/block`, agent).catch(() => undefined);
  await until(() => output().includes('a request blocks'));
  const answer = await fetch(`${origin}/metrics`, { headers: { connection: 'close' } });
  expect(answer.status).toBe(200);
  const text = await answer.text();
  expect(text).toContain('\nsignpost_workers 2\n');
  expect(text).toContain('\nsignpost_workers_unanswered 1\n');
  expect(text).toMatch(/^asked_total \d+$/m);
  // It would outlive its supervisor.
  process.kill(pid, 'SIGKILL');
});
