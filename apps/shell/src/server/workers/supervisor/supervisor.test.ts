import { EventEmitter } from 'node:events';
import type { Worker } from 'node:cluster';
import type { FastifyBaseLogger } from 'fastify';
import { createClusterMetrics } from './cluster-metrics';
import { createCrashSuspects } from './crash-suspects';
import { openDisabledReleases } from '../disabled-releases';
import { monitorHeartbeats } from './heartbeat-monitor';
import { createIncidents } from './incidents';
import { openPool } from './pool';
import { createRestartDelay } from './restart-delay';

let lastPid = 0;
/** A worker whose process is not started; records the signals that it gets. */
const fakeWorker = () => {
  const signals: string[] = [];
  const pid = (lastPid += 1);
  const process = { pid, kill: (signal: string) => signals.push(signal) };
  return Object.assign(new EventEmitter(), { process, signals }) as unknown as Worker & { signals: string[] };
};
type FakeWorker = ReturnType<typeof fakeWorker>;

const logged = () => {
  const lines: string[] = [];
  const note = (_about: unknown, line: string) => void lines.push(line);
  return { lines, log: { error: note, warn: note } as unknown as FastifyBaseLogger };
};

/** Lets promises that are fulfilled by now take effect, and timers of no length run. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** A pool of two workers; `failing` makes the next starts fail. */
const openTwo = async () => {
  const started: FakeWorker[] = [];
  const state = { failing: 0 };
  const { lines, log } = logged();
  const start = async () => {
    if (state.failing > 0) {
      state.failing -= 1;
      throw new Error('it does not start');
    }
    const worker = fakeWorker();
    started.push(worker);
    return { worker, port: 4200 };
  };
  const pool = openPool({ size: 2, log, start });
  const port = await pool.fill();
  const [one, two] = started as [FakeWorker, FakeWorker];
  return { pool, port, started, one, two, lines, log, state };
};

describe('the pool of workers', () => {
  it('serves with as many workers as are set', async () => {
    const { pool, port, started } = await openTwo();
    expect(port).toBe(4200);
    expect(started.map(pool.isServing)).toEqual([true, true]);
  });

  it('does not start when its first worker does not', async () => {
    const start = () => Promise.reject(new Error('a wrong setting'));
    await expect(openPool({ size: 2, log: logged().log, start }).fill()).rejects.toThrow('a wrong setting');
  });

  it('starts a worker for one that died, and for none that was replaced', async () => {
    const { pool, started, one, two, lines } = await openTwo();
    pool.ended(one, 1, null);
    await new Promise<void>((resolve) => {
      const look = () => (started.length === 3 ? resolve() : void setImmediate(look));
      look();
    });
    expect(lines).toEqual(['a worker died; a new one is started']);
    const go = jest.fn(() => expect(started).toHaveLength(4));
    expect(await pool.replace(two, go)).toBe(true);
    expect(go).toHaveBeenCalledTimes(1);
    pool.ended(two, 0, null);
    await settled();
    expect(started).toHaveLength(4);
    expect(lines).toHaveLength(1);
  });

  it('keeps a worker that cannot be replaced', async () => {
    const { pool, one, state } = await openTwo();
    state.failing = 1;
    const go = jest.fn();
    expect(await pool.replace(one, go)).toBe(false);
    expect(go).not.toHaveBeenCalled();
    expect([pool.isServing(one), pool.isReplacing()]).toEqual([true, false]);
  });

  it('starts none once it is closed', async () => {
    const { pool, started, one } = await openTwo();
    pool.close();
    pool.ended(one, null, 'SIGTERM');
    await settled();
    expect(started).toHaveLength(2);
    expect(await pool.replace(one, () => undefined)).toBe(false);
  });
});

it('workers that end soon after their start wait longer and longer, up to half a minute', () => {
  const delay = createRestartDelay();
  expect(delay.after(100)).toBe(0);
  const waits = Array.from({ length: 60 }, () => delay.after(100));
  expect(waits.every((wait) => wait > 0 && wait <= 30_000)).toBe(true);
  expect(Math.max(...waits)).toBeGreaterThan(20_000);
  expect([delay.failures(), delay.after(60_000), delay.failures()]).toEqual([61, 0, 0]);
});

it('a worker that sends no heartbeat for the set seconds is silent, once', () => {
  jest.useFakeTimers();
  const silent = jest.fn();
  const [one, two, ended] = [fakeWorker(), fakeWorker(), fakeWorker()];
  const heartbeats = monitorHeartbeats(3, silent);
  [one, two, ended].forEach(heartbeats.received);
  heartbeats.ended(ended);
  for (let second = 0; second < 6; second += 1) {
    jest.advanceTimersByTime(1_000);
    heartbeats.received(two);
  }
  expect(silent.mock.calls).toEqual([[one]]);
  jest.useRealTimers();
});

describe('an incident', () => {
  const PLACE = { remote: 'unis', release: '0123456789ab', line: 3 };
  const open = async () => {
    const opened = await openTwo();
    const disabled = openDisabledReleases();
    const [retire, ejectCanary] = [jest.fn(), jest.fn()];
    const { pool, log } = opened;
    const incidents = createIncidents({ pool, log, disabled, silentSeconds: 2, retire, ejectCanary });
    return { ...opened, incidents, disabled, retire, ejectCanary };
  };

  it('of a crash disables the release, and drains the worker after another has started', async () => {
    const { incidents, disabled, retire, one, started } = await open();
    incidents.crashed(one, { crash: 'exception', place: PLACE, canaries: [] });
    expect(disabled.list()).toMatchObject([{ ...PLACE, cause: 'exception' }]);
    await settled();
    expect(started).toHaveLength(3);
    expect(retire.mock.calls).toEqual([[one]]);
  });

  it('of errors in no release ejects the canary that was rendered before each', async () => {
    const { incidents, disabled, ejectCanary, one, two } = await open();
    const canary = { remote: 'unis', release: '111111111111' };
    const crash = { crash: 'rejection', place: {}, canaries: [canary] } as const;
    incidents.crashed(one, { ...crash, canaries: [canary] });
    incidents.crashed(one, { ...crash, canaries: [canary] });
    incidents.crashed(two, { ...crash, canaries: [canary] });
    expect(disabled.list()).toEqual([]);
    expect(ejectCanary.mock.calls.map(([ejected]) => ejected as unknown)).toEqual([canary]);
  });

  it('of memory above the limit replaces one worker at a time', async () => {
    const { incidents, retire, one, two } = await open();
    await Promise.all([incidents.grown(one, 400), incidents.grown(two, 400)]);
    expect(retire.mock.calls).toEqual([[one]]);
  });

  it.each(['blocked', 'memory'])(
    'of a worker that is %s disables the release, and kills the worker',
    async (cause) => {
      const { incidents, disabled, one, retire, started } = await open();
      if (cause === 'memory') await incidents.filled(one, PLACE, 700);
      else {
        incidents.located(one, PLACE);
        await incidents.blocked(one);
      }
      expect(disabled.list()).toMatchObject([{ ...PLACE, cause }]);
      expect(disabled.refusal('unis', PLACE.release)).toBe('always');
      expect([started.length, one.signals]).toEqual([3, ['SIGKILL']]);
      expect(retire).not.toHaveBeenCalled();
    },
  );
});

it('metrics are the sum over the workers that answer, with their number', async () => {
  const [one, two] = [fakeWorker(), fakeWorker()];
  const figures = (value: number) => [
    { name: 'asked_total', help: 'x', type: 'counter', aggregator: 'sum', values: [{ value, labels: {} }] },
  ];
  const metrics = createClusterMetrics((worker, message) => {
    if (!('figuresFor' in message)) return;
    metrics.received(worker, { ...message, figures: figures(worker === one ? 2 : 3) });
  });
  const text = await metrics.gather([one, two]);
  expect(text).toContain('\nasked_total 5\n');
  expect(text).toContain('\nsignpost_workers 2\n');
  expect(text).toContain('\nsignpost_workers_unanswered 0\n');
});

const UNIS = { remote: 'unis', release: '111111111111' };
const COURSES = { remote: 'courses', release: '222222222222' };
const MINUTE_MS = 60_000;

const suspects = () => {
  let now = 0;
  const ejected: unknown[] = [];
  const { crashed } = createCrashSuspects(
    (canary) => ejected.push(canary),
    () => now,
  );
  return {
    ejected,
    crashed,
    later: (milliseconds: number) => void (now += milliseconds),
  };
};

describe('a canary that was rendered before errors without a release', () => {
  it('is ejected after the third, once', () => {
    const { ejected, crashed, later } = suspects();
    for (let time = 0; time < 2; time += 1) {
      crashed([UNIS]);
      later(MINUTE_MS);
    }
    expect(ejected).toEqual([]);
    crashed([UNIS]);
    crashed([UNIS]);
    expect(ejected).toEqual([UNIS]);
  });

  it('stays when there was such an error where it had not been rendered', () => {
    const { ejected, crashed } = suspects();
    crashed([]);
    for (let time = 0; time < 5; time += 1) crashed([UNIS]);
    expect(ejected).toEqual([]);
  });

  it('stays when the errors are rare', () => {
    const { ejected, crashed, later } = suspects();
    for (let time = 0; time < 5; time += 1) {
      crashed([UNIS]);
      later(6 * MINUTE_MS);
    }
    expect(ejected).toEqual([]);
  });

  it('is ejected when errors elsewhere were long ago', () => {
    const { ejected, crashed, later } = suspects();
    crashed([]);
    later(11 * MINUTE_MS);
    for (let time = 0; time < 3; time += 1) crashed([UNIS]);
    expect(ejected).toEqual([UNIS]);
  });

  it('is the only one ejected when another canary was not rendered each time', () => {
    const { ejected, crashed } = suspects();
    crashed([UNIS, COURSES]);
    crashed([UNIS]);
    crashed([UNIS, COURSES]);
    crashed([UNIS, COURSES]);
    expect(ejected).toEqual([UNIS]);
  });
});
