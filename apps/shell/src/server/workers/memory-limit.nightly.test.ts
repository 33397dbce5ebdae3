import { disabledIn, withFaultyRelease } from './testing/faulty-release';
import { ask, failuresOf, load, newAgent, releaseScript, start } from './testing/run-program';
import { until } from '../../testing/until';

const FAULTS = `const kept = [];
exports.arrays = () => { for (;;) kept.push(new Array(100_000).fill(0.5)); };
exports.objects = () => { for (;;) kept.push({ number: Math.random(), list: [1, 2, 3] }); };
exports.buffers = () => { for (;;) kept.push(Buffer.alloc(1e6, 1)); };
exports.waiting = () => { void (async () => { for (let count = 36; ; count = 1) { for (; count > 0; count -= 1) kept.push(new Array(2_000_000).fill(0.5)); await new Promise(setImmediate); } })(); };
`;

// The first turn of `waiting` passes both limits at once, because a worker between them can be drained before it passes the second.
withFaultyRelease(FAULTS);

it.each([
  ['arrays', 2],
  ['objects', 3],
  ['buffers', 4],
  ['waiting', 5],
])(
  'a release that allocates %s without end is stopped before the heap is full, and disabled',
  async (fault, line) => {
    const { origin, output } = await start({
      WORKERS: '2',
      RELEASE: releaseScript,
      LOG_LEVEL: 'error',
      MEMORY_LIMIT_MB: '300',
      SILENT_SECONDS: '30',
    });
    const visitors = load(origin, (error) => /socket hang up|ECONNRESET/.test(error.message));
    await until(() => visitors.pids().size === 2);
    const lost = ask(`${origin}/release/${fault}`, newAgent()).catch(() => undefined);
    await until(() => output().includes('a worker fills its memory'));
    await until(async () => (await disabledIn(origin)).length === 1);
    await lost;
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
    const [, megabytes = ''] = /"megabytes":(\d+),"place":\{[^}]*"line":\d+/.exec(output()) ?? [];
    expect(Number(megabytes)).toBeLessThan(1_000);
    expect(output()).toContain('"release":"unis:0123456789ab"');
    expect(output()).toContain(`"line":${line},`);
    expect(output()).not.toContain('heap out of memory');
  },
  90_000,
);
