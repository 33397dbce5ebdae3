import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { buildSync } from 'esbuild';

const running: ChildProcess[] = [];
const agents: Agent[] = [];
const visits: { asking: boolean }[] = [];

// Built, because several processes that compile would start slowly; built here, so that they find their packages.
const built = mkdtempSync(path.join(__dirname, '../../../../node_modules/.workers-'));
const program = path.join(built, 'program.js');

/** The script of a release that is called `unis:0123456789ab`; `withFaultyRelease` writes it. */
export const releaseScript = path.join(built, 'unis/0123456789ab/server/remoteEntry.js');

/** Builds the program before a file's tests, and stops its processes after each test. */
export const withProgram = (): void => {
  beforeAll(() => {
    buildSync({
      entryPoints: [
        path.join(__dirname, 'program.ts'),
        path.join(__dirname, '../watchdog/watchdog-thread.ts'),
      ],
      entryNames: '[name]',
      outdir: built,
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
};

/** Connections of one visitor; they are closed after the test. */
export const newAgent = (): Agent => {
  const agent = new Agent({ keepAlive: true });
  agents.push(agent);
  return agent;
};

/** Starts the program as an operator does; returns the supervisor and the output of all processes so far. */
export const launch = (settings: Readonly<Record<string, string>>) => {
  const child = fork(program, {
    execArgv: [],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
};

/** Starts the program and waits until it serves or has ended. */
export const start = async (settings: Readonly<Record<string, string>>) => {
  const { child, output } = launch(settings);
  const exit = once(child, 'exit') as Promise<[number | null, string | null]>;
  const first = await Promise.race([once(child, 'message'), exit]);
  const { port } = (first[0] ?? {}) as { port?: number };
  return { child, exit, output, origin: `http://127.0.0.1:${port}` };
};

export interface Answer {
  readonly status: number;
  readonly pid: number;
  readonly connection: string | undefined;
}

/** Requests a page and reads it completely. Rejects when it is incomplete. */
export const ask = (url: string, agent?: Agent): Promise<Answer> =>
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

/** Pages per connection: on an idle machine the kernel gives all connections to one worker. */
const PAGES = 20;

/** Simulates eight visitors who request one page after another over persistent connections, until stopped. */
export const load = (origin: string, again: (error: Error) => boolean = () => false) => {
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
    /** Process ids of the workers that responded last. */
    latest: () => new Set(answers.slice(-20).map(({ pid }) => pid)),
    stop: async () => {
      visit.asking = false;
      await visitors;
    },
  };
};

export const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Responses to visitors that were not pages. */
export const failuresOf = ({ answers, failures }: ReturnType<typeof load>) => [
  ...failures,
  ...answers.filter(({ status }) => status !== 200),
];
