/** Reports the importer's progress. */
export interface Progress {
  /** Starts a file. */
  start(name: string): void;
  /** Adds the stored bytes and rows read since the last call. */
  advance(bytes: number, rows: number): void;
  /** Finishes a file; `outcome` is a short summary. */
  finish(name: string, outcome: string): void;
  /** Prints any other message. */
  note(text: string): void;
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const UPDATE_INTERVAL_MS = 200;

/**
 * Prints file, rows, rate and time left (by bytes of all files): one updated line on a terminal, else one line per file.
 */
export const showProgress = (output: Output, totalBytes: number): Progress => {
  const startedAt = performance.now();
  let bytes = 0;
  let rows = 0;
  let name = '';
  let fileStartedAt = startedAt;
  let updatedAt = 0;
  const clear = () => output.isTTY && output.write('\r\u001b[K');
  const line = (text: string) => {
    clear();
    output.write(`${text}\n`);
  };
  return {
    start(file) {
      name = file;
      rows = 0;
      fileStartedAt = performance.now();
    },
    advance(moreBytes, moreRows) {
      bytes += moreBytes;
      rows += moreRows;
      const now = performance.now();
      if (!output.isTTY || now - updatedAt < UPDATE_INTERVAL_MS) return;
      updatedAt = now;
      const leftMs = bytes === 0 ? 0 : ((now - startedAt) / bytes) * Math.max(0, totalBytes - bytes);
      const rate = Math.round((rows / Math.max(1, now - fileStartedAt)) * 1000);
      clear();
      output.write(`${name}: ${number(rows)} rows, ${number(rate)} a second, about ${duration(leftMs)} left`);
    },
    finish(file, outcome) {
      const seconds = (performance.now() - fileStartedAt) / 1000;
      const rate = rows > 0 ? `, ${number(Math.round(rows / seconds))} rows a second` : '';
      line(`${file}: ${outcome} (${seconds.toFixed(1)} s${rate})`);
    },
    note: line,
  };
};

const number = (value: number) => value.toLocaleString('en-GB');

/** '4 s', '2 min 5 s'. */
const duration = (milliseconds: number): string => {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};
