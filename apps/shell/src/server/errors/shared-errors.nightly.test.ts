import { ask, newAgent, start, withProgram } from '../workers/testing/run-program';
import { until } from '../../testing/until';

withProgram();

it('counts errors over all workers, and keeps them when a worker ends', async () => {
  const { origin } = await start({ WORKERS: '2' });
  const pids = new Set<number>();
  let sent = 0;
  await until(async () => {
    // Many at once, each on a connection of its own, because the kernel gives all to one worker while it is idle.
    const answers = await Promise.all(Array.from({ length: 40 }, () => ask(`${origin}/error`, newAgent())));
    answers.forEach(({ pid }) => pids.add(pid));
    sent += answers.length;
    return pids.size === 2;
  });
  // On a separate connection each time, because the worker of an earlier one may have ended.
  const headers = { connection: 'close' };
  const groups = async () => (await fetch(`${origin}/errors`, { headers })).json() as Promise<unknown>;
  const expected = [
    expect.objectContaining({ remote: 'unis', source: 'src/page.tsx:12', count: sent, visitors: 1 }),
  ];
  await until(async () => JSON.stringify(await groups()).includes(`"count":${sent}`));
  expect(await groups()).toEqual(expected);

  const [ended = 0] = pids;
  process.kill(ended, 'SIGKILL');
  await until(() =>
    ask(`${origin}/`).then(
      ({ pid }) => pid !== ended,
      () => false,
    ),
  );
  expect(await groups()).toEqual(expected);
});
