import { once } from 'node:events';
import { ask, failuresOf, isAlive, launch, load, newAgent, start, withProgram } from './testing/run-program';
import { until } from '../../testing/until';

withProgram();

describe('several workers on one port', () => {
  it('share the requests, and sum their metrics', async () => {
    const { origin } = await start({ WORKERS: '3' });
    const pids = new Set<number>();
    let asked = 0;
    await until(async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => ask(`${origin}/`, newAgent())));
      asked += answers.length;
      for (const { pid } of answers) pids.add(pid);
      return pids.size === 3;
    });
    const figures = await (await fetch(`${origin}/metrics`)).text();
    expect(figures).toContain(`\nasked_total ${asked}\n`);
    expect(figures).toMatch(/^process_cpu_seconds_total /m);
  });

  it('a worker that is terminated under load fails no request and is replaced', async () => {
    const { origin } = await start({ WORKERS: '2' });
    const visitors = load(origin);
    await until(() => visitors.pids().size === 2);
    const before = visitors.pids();
    const [one = 0] = before;
    process.kill(one, 'SIGTERM');
    await until(() => !visitors.latest().has(one));
    await until(async () => !before.has((await ask(`${origin}/`, newAgent())).pid));
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
  });

  it('a worker that is killed under load loses only the requests in progress, which are retried if they are GETs', async () => {
    const { origin } = await start({ WORKERS: '2' });
    const visitors = load(origin, (error) => /socket hang up|ECONNRESET/.test(error.message));
    await until(() => visitors.pids().size === 2);
    const before = visitors.pids();
    const [one = 0] = before;
    process.kill(one, 'SIGKILL');
    await until(() => !visitors.latest().has(one));
    await until(async () => !before.has((await ask(`${origin}/`, newAgent())).pid));
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
  });

  it('a worker that grows too large is replaced before it stops, and fails no request', async () => {
    const { origin } = await start({ WORKERS: '2', MEMORY_LIMIT_MB: '350' });
    const visitors = load(origin);
    await until(() => visitors.pids().size === 2);
    const { pid } = await ask(`${origin}/fill`, newAgent());
    await until(() => !visitors.latest().has(pid));
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
    await until(() => !isAlive(pid));
  });

  it('a single worker that grows too large is replaced before it stops, and fails no request', async () => {
    const { origin } = await start({ WORKERS: '1', MEMORY_LIMIT_MB: '350' });
    const visitors = load(origin);
    const { pid } = await ask(`${origin}/fill`, newAgent());
    await until(() => !visitors.latest().has(pid) && visitors.pids().size === 2);
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
  });

  it('logs an error and ends when its workers cannot start', async () => {
    const { exit } = await start({ WORKERS: '2', FAILS: 'start' });
    expect(await exit).toEqual([1, null]);
  });
});

describe.each(['1', '2'])('stopping under load, with %s serving', (WORKERS) => {
  it('stops being ready at once, answers remaining requests, closes their connections, and ends', async () => {
    const { child, exit, origin, output } = await start({ WORKERS });
    const visitors = load(origin);
    await until(() => visitors.answers.length > 20);
    const slow = ask(`${origin}/slow`, newAgent());
    await until(() => output().includes('a slow request'));
    child.kill('SIGTERM');
    // A load balancer sends no more requests after the first 503.
    await until(async () => (await ask(`${origin}/readyz`, newAgent())).status === 503);
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
    expect(visitors.answers.at(-1)?.connection).toBe('close');
    expect(await slow).toMatchObject({ status: 200, connection: 'close' });
    expect(await exit).toEqual([0, null]);
    await expect(ask(`${origin}/`)).rejects.toThrow('ECONNREFUSED');
  });

  it('ends within the drain time when a response does not end', async () => {
    const { child, exit, origin, output } = await start({ WORKERS, DRAIN_SECONDS: '0.5' });
    const slow = ask(`${origin}/never`, newAgent()).catch((error: Error) => error.message);
    await until(() => output().includes('a slow request'));
    child.kill('SIGTERM');
    expect(await exit).toEqual([1, null]);
    expect(await slow).toBe('socket hang up');
  });
});

it('a worker whose supervisor ends while it starts ends as well, without a log line', async () => {
  const { child, output } = launch({ STARTS: 'outliving' });
  // It inherits the supervisor's streams, so these end with it.
  const closed = once(child, 'close');
  await until(() => output().includes('a worker starts'));
  child.kill('SIGKILL');
  await closed;
  expect(output()).toBe('a worker starts\n');
});
