import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';

/** One of the product's processes, listening on this machine. */
export interface Running {
  readonly url: string;
  /** Asks it to stop, and ends it when it does not within eight seconds. */
  stop(): Promise<void>;
}

/** Settings that a process gets beside where Node and temporary files are: nothing of who runs the kit shines through. */
export type Settings = Readonly<Record<string, string>>;

const PASSED_ON = ['PATH', 'HOME', 'TMPDIR', 'LANG'];

const inherited = (): Settings =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/**
 * Starts a built server on a free port of this machine, and resolves once it says that it is ready. `onLine` gets each
 * line it logs. Rejects with its last words when it stops before that.
 */
export const startProcess = (
  file: string,
  settings: Settings,
  onLine: (line: string) => unknown = () => undefined,
): Promise<Running> =>
  new Promise((resolve, reject) => {
    const child = fork(file, [], {
      env: { ...inherited(), NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...settings },
      execArgv: [],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const last: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) {
        createInterface({ input: stream }).on('line', (line) => {
          last.push(line);
          if (last.length > 10) last.shift();
          onLine(line);
        });
      }
    }
    const failed = () => reject(new Error(`${file} stopped before it was ready.\n${last.join('\n')}`));
    child.once('exit', failed);
    child.on('message', (message) => {
      const { ready, port } = message as { ready?: boolean; port?: number };
      if (!ready || port === undefined) return;
      child.off('exit', failed);
      resolve({ url: `http://127.0.0.1:${port}`, stop });
    });
    const stop = () =>
      new Promise<void>((stopped) => {
        if (child.exitCode !== null || child.signalCode !== null) return stopped();
        const late = setTimeout(() => child.kill('SIGKILL'), 8_000);
        child.once('exit', () => {
          clearTimeout(late);
          stopped();
        });
        child.kill('SIGTERM');
      });
  });
