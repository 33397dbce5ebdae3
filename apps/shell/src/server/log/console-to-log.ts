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
 * Converts plain text that libraries, releases and Node print into log lines: standard error, such as `console.warn`, and
 * process warnings become warnings, the rest information. Applies to the whole process until it ends.
 */
export const sendConsoleToLog = (log: Pick<FastifyBaseLogger, 'info' | 'warn'>): void => {
  globalThis.console = new Console({
    stdout: linesTo((text) => log.info(text)),
    stderr: linesTo((text) => log.warn(text)),
    // FORCE_COLOR would add terminal colour codes to the log.
    colorMode: false,
  });
  // Replaces Node's own listener, which prints warnings.
  process
    .removeAllListeners('warning')
    .on('warning', (warning) => log.warn({ err: warning }, 'process warning'));
};
