import { disabledIn, withFaultyRelease } from './testing/faulty-release';
import { ask, failuresOf, isAlive, load, newAgent, releaseScript, start } from './testing/run-program';
import { until } from '../../testing/until';

// The first line is 1, as in the places that the tests expect.
const FAULTS = `exports.timer = () => { setTimeout(() => { throw new Error('x'); }, 5); };
exports.listener = () => { const emitter = new (require('node:events'))(); setImmediate(() => emitter.emit('error', new Error('x'))); };
exports.rejection = () => { void Promise.reject(new Error('x')); };
exports.later = () => { void (async () => { await new Promise(setImmediate); throw new TypeError('x'); })(); };
exports.read = () => { const error = new Error('x'); void error.stack; setImmediate(() => { throw error; }); };
exports.exit = () => { process.exit(0); };
exports.exitLater = () => { setImmediate(() => process.exit(3)); };
exports.abort = () => { process.abort(); };
exports.kill = () => { process.kill(process.pid, 'SIGKILL'); };
exports.text = () => { setImmediate(() => { throw 'no error'; }); };
exports.refusal = () => { void Promise.reject('no error'); };
exports.fetch = () => { void fetch('http://127.0.0.1:1/'); };
exports.forged = () => { const error = new Error('/courses/fedcba987654/server/remoteEntry.js'); setImmediate(() => { throw error; }); };
`;

withFaultyRelease(FAULTS);

const lineOf = (fault: string) =>
  FAULTS.split('\n').findIndex((line) => line.startsWith(`exports.${fault} `)) + 1;

const settings = (WORKERS: string) => ({ WORKERS, RELEASE: releaseScript, LOG_LEVEL: 'error' });

describe('a release that crashes outside of a request', () => {
  it.each([
    ['a timer', 'timer', 'exception'],
    ['an event without a listener', 'listener', 'exception'],
    ['a promise that nobody handles', 'rejection', 'rejection'],
    ['an async function', 'later', 'rejection'],
    ['an error whose stack was read before', 'read', 'exception'],
    ['an error whose message names another release', 'forged', 'exception'],
    ['a call of process.exit later on', 'exitLater', 'exit'],
  ])('by %s is disabled in every worker, and nobody loses a request', async (_, fault, cause) => {
    const { origin, output } = await start(settings('2'));
    const visitors = load(origin);
    await until(() => visitors.pids().size === 2);
    const { pid } = await ask(`${origin}/release/${fault}`, newAgent());
    // The worker in which it crashed is drained, and another replaces it.
    await until(() => !visitors.latest().has(pid) && visitors.pids().size >= 3);
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
    for (const known of await Promise.all([1, 2, 3, 4].map(() => disabledIn(origin))))
      expect(known).toEqual([
        expect.objectContaining({ remote: 'unis', release: '0123456789ab', cause, line: lineOf(fault) }),
      ]);
    expect(output()).toContain('"release":"unis:0123456789ab"');
  });

  it('is disabled at once by a single worker in which it crashes repeatedly', async () => {
    const { origin } = await start(settings('1'));
    const visitors = load(origin);
    await until(() => visitors.answers.length > 0);
    await ask(`${origin}/release/timer`, newAgent());
    await until(async () => (await disabledIn(origin)).length === 1);
    for (let visit = 0; visit < 5; visit += 1) await ask(`${origin}/release/timer`, newAgent());
    const [first = 0] = visitors.pids();
    await until(() => !isAlive(first));
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
    expect(visitors.pids().size).toBe(2);
  });

  it.each(['exit', 'abort', 'kill'])(
    'by process.%s in a request goes on living, and the call throws',
    async (fault) => {
      const { origin } = await start(settings('1'));
      const { status, pid } = await ask(`${origin}/release/${fault}`, newAgent());
      expect(status).toBe(500);
      expect(pid).toBeNaN();
      expect(await disabledIn(origin)).toEqual([
        expect.objectContaining({ release: '0123456789ab', cause: 'exit', line: lineOf(fault) }),
      ]);
    },
  );
});

describe('an error outside of a request that is traced to no release', () => {
  it.each(['/throw', '/release/text', '/release/refusal', '/release/fetch'])(
    'has its worker replaced by draining, as %s does',
    async (path) => {
      const { origin, output } = await start(settings('2'));
      const visitors = load(origin);
      await until(() => visitors.pids().size === 2);
      const { pid } = await ask(`${origin}${path}`, newAgent());
      await until(() => !visitors.latest().has(pid) && visitors.pids().size >= 3);
      await visitors.stop();
      expect(failuresOf(visitors)).toEqual([]);
      expect(await disabledIn(origin)).toEqual([]);
      expect(output()).toContain('traced to no release');
    },
  );
});

describe('a canary that was rendered shortly before errors that are traced to no release', () => {
  /** Asks again while the only worker is being replaced, and connections are refused. */
  const isEjected = async (origin: string): Promise<boolean> => {
    const ask = () => fetch(`${origin}/canary`, { headers: { connection: 'close' } });
    let answer: Response | undefined;
    await until(async () => (answer = await ask().catch(() => undefined)) !== undefined);
    return ((await answer?.json()) as { ejected: boolean }).ejected;
  };

  /** Visits a page of the canary that starts a `fetch` without awaiting it, which fails. */
  const visit = async (origin: string) => {
    let pid = 0;
    await until(async () => {
      ({ pid } = await ask(`${origin}/page/canary/192.0.2.1?fault=fetch`, newAgent()).catch(() => ({ pid })));
      return pid > 0;
    });
    // A worker reports the errors of a second together, and is replaced for them.
    await until(() => !isAlive(pid));
  };

  it.each(['1', '2'])('is ejected after three of them with %s serving', async (workers) => {
    const { origin, output } = await start({ ...settings(workers), LOG_LEVEL: 'warn' });
    for (let visits = 0; visits < 3; visits += 1) {
      expect(await isEjected(origin)).toBe(false);
      await visit(origin);
    }
    await until(() => isEjected(origin));
    expect(output()).toMatch(/"reason":"crashes".*canary is ejected/);
  });

  it('stays when such an error came before it', async () => {
    const { origin } = await start(settings('2'));
    const { pid } = await ask(`${origin}/release/fetch`, newAgent());
    await until(() => !isAlive(pid));
    for (let visits = 0; visits < 4; visits += 1) await visit(origin);
    expect(await isEjected(origin)).toBe(false);
  });
});
