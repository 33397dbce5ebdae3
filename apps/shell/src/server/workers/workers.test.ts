import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buildSync } from 'esbuild';

const running: ChildProcess[] = [];
const agents: Agent[] = [];
const visits: { asking: boolean }[] = [];

// Built, because several processes that compile would be slow to come; here, so that they find their packages.
const built = mkdtempSync(path.join(__dirname, '../../../node_modules/.workers-'));
const program = path.join(built, 'program.cjs');

beforeAll(() => {
  buildSync({
    entryPoints: [path.join(__dirname, 'testing/program.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
  });
});

afterAll(() => rmSync(built, { recursive: true }));

afterEach(() => {
  for (const visit of visits.splice(0)) visit.asking = false;
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const agent of agents.splice(0)) agent.destroy();
});

const newAgent = (): Agent => {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return agent;
};

/** The program as an operator starts it, with several processes of its own. */
const start = async (settings: Readonly<Record<string, string>>) => {
  const child = fork(program, {
    execArgv: [],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  running.push(child);
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  const first = await Promise.race([once(child, 'message'), exit]);
  const { port } = (first[0] ?? {}) as { port?: number };
  return { child, exit, origin: `http://127.0.0.1:${port}` };
};

interface Answer {
  readonly status: number;
  readonly pid: number;
  readonly connection: string | undefined;
}

const ask = (url: string, agent?: Agent): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          pid: Number((/"pid":(\d+)/.exec(text) ?? [])[1]),
          connection: response.headers.connection,
        }),
      );
      response.once('error', reject);
    }).once('error', reject);
  });

/** Pages that a visitor looks at before another comes, on a connection of his own: an idle kernel gives all to one worker. */
const PAGES = 20;

/** Eight visitors at a time who ask one page after another over connections that they keep, until they are told to stop. */
const load = (origin: string, again: (error: Error) => boolean = () => false) => {
  const answers: Answer[] = [];
  const failures: string[] = [];
  const visit = { asking: true };
  visits.push(visit);
  const visitor = async () => {
    let agent = newAgent();
    let pages = 0;
    for (let repeated = false; visit.asking && failures.length < 50;) {
      pages += 1;
      if (pages % PAGES === 0) {
        agent.destroy();
        agent = newAgent();
      }
      try {
        answers.push(await ask(`${origin}/`, agent));
        repeated = false;
      } catch (error) {
        if (!repeated && again(error as Error)) repeated = true;
        else failures.push(String(error));
      }
    }
  };
  const visitors = Promise.all(Array.from({ length: 8 }, visitor));
  return {
    answers,
    failures,
    pids: () => new Set(answers.map(({ pid }) => pid)),
    /** Those who answer now. */
    latest: () => new Set(answers.slice(-20).map(({ pid }) => pid)),
    stop: async () => {
      visit.asking = false;
      await visitors;
    },
  };
};

const whenever = async (what: () => boolean | Promise<boolean>, within = 15_000): Promise<void> => {
  const end = Date.now() + within;
  while (!(await what())) {
    if (Date.now() > end) throw new Error('it did not come to that in time');
    await setTimeout(50);
  }
};

const failuresOf = ({ answers, failures }: ReturnType<typeof load>) => [
  ...failures,
  ...answers.filter(({ status }) => status !== 200),
];

describe('several workers on one port', () => {
  it('share the work, and show their figures as one', async () => {
    const { origin } = await start({ WORKERS: '3' });
    const pids = new Set<number>();
    let asked = 0;
    await whenever(async () => {
      const answers = await Promise.all(Array.from({ length: 30 }, () => ask(`${origin}/`, newAgent())));
      asked += answers.length;
      for (const { pid } of answers) pids.add(pid);
      return pids.size === 3;
    });
    const figures = await (await fetch(`${origin}/metrics`)).text();
    expect(figures).toContain(`\nasked_total ${asked}\n`);
    expect(figures).toMatch(/^process_cpu_seconds_total /m);
  }, 30_000);

  it('a worker that is asked to end under load fails no request, and another takes its place', async () => {
    const { origin } = await start({ WORKERS: '2' });
    const visitors = load(origin);
    await whenever(() => visitors.pids().size === 2);
    const [one = 0] = visitors.pids();
    process.kill(one, 'SIGTERM');
    await whenever(() => !visitors.latest().has(one));
    await whenever(async () => !visitors.pids().has((await ask(`${origin}/`, newAgent())).pid));
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
  }, 30_000);

  it('a worker that is killed under load costs what it was answering and no more: nothing, where a GET is asked again', async () => {
    const { origin } = await start({ WORKERS: '2' });
    const visitors = load(origin, (error) => /socket hang up|ECONNRESET/.test(error.message));
    await whenever(() => visitors.pids().size === 2);
    const [one = 0] = visitors.pids();
    process.kill(one, 'SIGKILL');
    await whenever(() => !visitors.latest().has(one));
    await whenever(async () => !visitors.pids().has((await ask(`${origin}/`, newAgent())).pid));
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
  }, 30_000);

  it('one that grows too large is replaced before it stops, and fails no request', async () => {
    const { origin } = await start({ WORKERS: '2', MEMORY_LIMIT_MB: '350' });
    const visitors = load(origin);
    await whenever(() => visitors.pids().size === 2);
    const { pid } = await ask(`${origin}/fill`, newAgent());
    await whenever(() => !visitors.latest().has(pid));
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
    await whenever(() => {
      try {
        return !process.kill(pid, 0);
      } catch {
        return true;
      }
    });
  }, 30_000);

  it('says so and ends when its workers cannot start', async () => {
    const { exit } = await start({ WORKERS: '2', FAILS: 'start' });
    expect(await exit).toEqual([1, null]);
  }, 30_000);
});

describe.each(['1', '2'])('told to stop under load, with %s serving', (WORKERS) => {
  it('is not ready at once, goes on answering those who have not noticed, closes their connections, and ends', async () => {
    const { child, exit, origin } = await start({ WORKERS });
    const visitors = load(origin);
    await whenever(() => visitors.answers.length > 20);
    const slow = ask(`${origin}/slow`, newAgent());
    await setTimeout(100);
    child.kill('SIGTERM');
    // A balancer that asks every tenth of a second sends nothing more after the first 503.
    await whenever(async () => (await ask(`${origin}/readyz`, newAgent())).status === 503, 1_000);
    await visitors.stop();
    expect(failuresOf(visitors)).toEqual([]);
    expect(visitors.answers.at(-1)?.connection).toBe('close');
    expect(await slow).toMatchObject({ status: 200, connection: 'close' });
    expect(await exit).toEqual([0, null]);
    await expect(ask(`${origin}/`)).rejects.toThrow('ECONNREFUSED');
  }, 30_000);

  it('ends within its deadline when an answer does not', async () => {
    const { child, exit, origin } = await start({ WORKERS, DRAIN_SECONDS: '0.5' });
    const slow = ask(`${origin}/slow`, newAgent()).catch((error: Error) => error.message);
    await setTimeout(100);
    const asked = performance.now();
    child.kill('SIGTERM');
    expect(await exit).toEqual([1, null]);
    expect(performance.now() - asked).toBeLessThan(1_400);
    expect(await slow).toBe('socket hang up');
  }, 30_000);
});
