import { Console } from 'node:console';
import { Writable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';

const linesTo = (write: (text: string) => void): Writable =>
  new Writable({
    write(chunk, _encoding, done) {
      write(String(chunk).trimEnd());
      done();
    },
  });

/**
 * Makes lines of the log of all that libraries, releases and Node itself would print as plain text: what goes to standard
 * error, such as `console.warn`, and warnings of the process are logged as warnings, the rest as information. For the
 * whole process, for as long as it lives.
 */
export const sendConsoleToLog = (log: Pick<FastifyBaseLogger, 'info' | 'warn'>): void => {
  globalThis.console = new Console({
    stdout: linesTo((text) => log.info(text)),
    stderr: linesTo((text) => log.warn(text)),
    // FORCE_COLOR would put colours for a terminal into the log.
    colorMode: false,
  });
  // Node prints warnings by a listener of its own.
  process
    .removeAllListeners('warning')
    .on('warning', (warning) => log.warn({ err: warning }, 'process warning'));
};
