import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { start, withProgram } from './testing/run-program';
import { until } from '../../testing/until';

withProgram();

interface WorkerCounts {
  readonly pid: number;
  readonly ejected: boolean;
  readonly canary: { readonly pages: number; readonly visitors: number };
}

/** A request on a separate connection, so that any worker may accept it. */
const ask = async (url: string): Promise<WorkerCounts> =>
  (await fetch(url, { headers: { connection: 'close' } })).json() as Promise<WorkerCounts>;

/** An unused port: one chosen by the system would change when all workers are killed at once. */
const freePort = async (): Promise<string> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return String(port);
};

describe.each([1, 2])('the counts of a canary, with %s serving', (workers) => {
  it('are counted over all workers, outlive each of them, and eject the canary for all at once', async () => {
    const { origin, output } = await start({
      WORKERS: String(workers),
      LOG_LEVEL: 'warn',
      PORT: await freePort(),
    });
    /** The counts that each worker has. */
    const seen = async (): Promise<ReadonlyMap<number, WorkerCounts>> => {
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask(`${origin}/canary`)));
      return new Map(answers.map((answer) => [answer.pid, answer]));
    };
    /** Kills these workers and returns the counts of their replacements, each of which must respond. */
    const kill = async (pids: Iterable<number>): Promise<ReadonlyMap<number, WorkerCounts>> => {
      const gone = new Set(pids);
      for (const pid of gone) process.kill(pid, 'SIGKILL');
      let now: ReadonlyMap<number, WorkerCounts> = new Map();
      await until(async () => {
        now = await seen().catch(() => new Map());
        return now.size === workers && [...now.keys()].every((pid) => !gone.has(pid));
      });
      return now;
    };
    const visit = (side: string, from: number, to: number) =>
      Promise.all(
        Array.from({ length: to - from }, (_, visitor) =>
          ask(`${origin}/page/${side}/192.0.2.${from + visitor}`),
        ),
      );

    await until(async () => (await seen()).size === workers);
    await visit('live', 0, 60);
    const took = await visit('canary', 0, 15);
    // With two workers, each has counted only a part.
    const [one = 0] = took.map(({ pid }) => pid);
    await kill([one]);
    await until(async () => [...(await seen()).values()].every(({ canary }) => canary.pages === 15));
    expect([...(await seen()).values()].some(({ ejected }) => ejected)).toBe(false);

    await visit('canary', 15, 20);
    await until(async () => [...(await seen()).values()].every(({ ejected }) => ejected));
    const replaced = await kill((await seen()).keys());
    expect([...replaced.values()]).toEqual(
      Array(workers).fill(
        expect.objectContaining({
          ejected: true,
          canary: { pages: 20, errors: 20, visitors: 20, failedVisitors: 20 },
        }),
      ),
    );
    expect(output().match(/canary is ejected/g)).toHaveLength(1);
  });
});
