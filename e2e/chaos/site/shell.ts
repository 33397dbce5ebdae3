import path from 'node:path';
import { freePort } from './free-port';
import { startProcess } from './process';

const ROOT = path.resolve(__dirname, '../../..');

/** Path of a built file of an app. */
export const built = (app: string, file: string) => path.join(ROOT, 'apps', app, 'dist', file);

/** One running shell: the process that supervises its workers. */
export interface Shell {
  readonly url: string;
  pid(): number;
  /** Stops it, if it runs, and starts it again on the same port with the same settings. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built shell with its output in the file `log`. */
export const startShell = async (settings: NodeJS.ProcessEnv, log: string): Promise<Shell> => {
  // A fixed port, because a shell that chooses its own would choose another one after its last worker dies.
  const port = await freePort();
  const start = () =>
    startProcess(built('shell', 'server/main.js'), { ...settings, PORT: String(port) }, log);
  let running = await start();
  return {
    url: `http://127.0.0.1:${port}`,
    pid: () => running.pid,
    async restart() {
      await running.stop();
      running = await start();
    },
    stop: () => running.stop(),
  };
};
