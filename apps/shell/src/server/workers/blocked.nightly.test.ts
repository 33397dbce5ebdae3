import { ask, newAgent, start, withProgram } from './testing/run-program';
import { until } from '../../testing/until';

withProgram();

describe.each(['1', '2'])('of %s serving', (WORKERS) => {
  it('a worker that stays blocked is replaced and killed, and requests that arrive meanwhile are answered', async () => {
    const { origin, output } = await start({ WORKERS, SILENT_SECONDS: '4', LOG_LEVEL: 'error' });
    const { pid } = await ask(`${origin}/`, newAgent());
    const blocked = ask(`${origin}/block`, newAgent()).catch((error: Error) => error.message);
    await until(() => output().includes('a request blocks'));
    const others = await Promise.all(Array.from({ length: 20 }, () => ask(`${origin}/`, newAgent())));
    expect(others.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await blocked).toBe('socket hang up');
    await until(() => output().includes('a worker is blocked'));
    if (WORKERS === '1') {
      expect(others.map((other) => other.pid)).not.toContain(pid);
      expect(output()).toContain(`"worker":${pid},"place":`);
    }
    // Reported by its watchdog.
    expect(output()).toMatch(
      /"place":\{"functionName":"endless","file":"[^"]*program\.js","line":\d+,"column":\d+\}/,
    );
  });

  it('a worker that is blocked at its start is killed', async () => {
    const { exit } = await start({ WORKERS, SILENT_SECONDS: '2', FAILS: 'never-ready' });
    expect(await exit).toEqual([1, null]);
  });
});
