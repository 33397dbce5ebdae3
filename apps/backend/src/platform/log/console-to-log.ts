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

/** Sends console output of libraries and Node to the log as JSON: standard output at level info, standard error and process warnings at level warn. */
export const sendConsoleToLog = (log: Log): void => {
  globalThis.console = new Console({
    stdout: streamTo(log, 'info'),
    stderr: streamTo(log, 'warn'),
    colorMode: false, // else FORCE_COLOR would add terminal colour codes to the log
  });
  process.removeAllListeners('warning'); // Node's own listener prints plain text
  process.on('warning', (warning) => log.warn({ err: warning }, 'Process warning'));
};
