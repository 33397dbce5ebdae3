import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn'>;

const streamTo = (log: Log, level: keyof Log): Writable =>
  new Writable({
    write(chunk, _encoding, done) {
      log[level](String(chunk).trimEnd());
      done();
    },
  });

/** Logs whatever libraries and Node print, as JSON: standard output as information, standard error and process warnings as warnings. */
export const sendConsoleToLog = (log: Log): void => {
  globalThis.console = new Console({
    stdout: streamTo(log, 'info'),
    stderr: streamTo(log, 'warn'),
    colorMode: false, // FORCE_COLOR would put colours for a terminal into the log
  });
  process.removeAllListeners('warning'); // Node's own listener prints plain text
  process.on('warning', (warning) => log.warn({ err: warning }, 'Process warning'));
};
