import { fork } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process of the product, listening on this machine. */
export interface Running {
  readonly url: string;
  /** Stops the process, and kills it when it does not exit within eight seconds. */
  stop(): Promise<void>;
}

/** Environment of a process besides Node's path and the temporary folder; nothing else is inherited. */
export type Settings = Readonly<Record<string, string>>;

const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LANG'];

const inherited = (): Settings =>
  Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/**
 * Starts a built server on a free port of this machine, and resolves once it logs that it is ready. `onLine`
 * gets each log line. Rejects with the last lines when the process exits before that.
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
    const lastLines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) {
        createInterface({ input: stream }).on('line', (line) => {
          lastLines.push(line);
          if (lastLines.length > 10) lastLines.shift();
          onLine(line);
        });
      }
    }
    const failed = () => reject(new Error(`${file} stopped before it was ready.\n${lastLines.join('\n')}`));
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
