import { until } from '../../testing/until';
import { disabledIn, withFaultyRelease } from './testing/faulty-release';
import { ask, isAlive, newAgent, releaseScript, start } from './testing/run-program';

// The processes' other faults are in the nightly tests, and the supervisor's decisions in its own.
withFaultyRelease(`exports.crash = () => { setImmediate(() => { throw new Error('x'); }); };\n`);

it('two workers share what they know; one that crashes or dies is replaced, and all end at SIGTERM', async () => {
  const { child, exit, origin, output } = await start({
    WORKERS: '2',
    RELEASE: releaseScript,
    LOG_LEVEL: 'error',
  });
  const pids = new Set<number>();
  let asked = 0;
  const askMany = async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(`${origin}/`, newAgent())));
    asked += answers.length;
    answers.forEach(({ pid }) => pids.add(pid));
  };
  await until(async () => {
    await askMany();
    return pids.size === 2;
  });
  const metrics = await (await fetch(`${origin}/metrics`, { headers: { connection: 'close' } })).text();
  expect(metrics).toContain(`\nasked_total ${asked}\n`);

  const { pid: crashed } = await ask(`${origin}/release/crash`, newAgent());
  await until(() => !isAlive(crashed));
  for (let worker = 0; worker < 4; worker += 1)
    expect(await disabledIn(origin)).toEqual([
      expect.objectContaining({ remote: 'unis', release: '0123456789ab', cause: 'exception', line: 1 }),
    ]);
  expect(output()).toContain('"release":"unis:0123456789ab"');

  const [killed = 0] = [...pids].filter(isAlive);
  process.kill(killed, 'SIGKILL');
  await until(() => !isAlive(killed));
  await until(async () => {
    await askMany().catch(() => undefined);
    return [...pids].filter(isAlive).length === 2;
  });
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
  expect([...pids].filter(isAlive)).toEqual([]);
});
