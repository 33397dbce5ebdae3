/** What the importer says while it works. */
export interface Progress {
  /** A file begins. */
  start(name: string): void;
  /** So many stored bytes, and so many rows, were read since the last call. */
  advance(bytes: number, rows: number): void;
  /** A file is done with; `outcome` says how in a few words. */
  finish(name: string, outcome: string): void;
  /** Anything else worth a line. */
  note(text: string): void;
}

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

const between = 200;

/** Shows file, rows, rate and time left (by bytes of all files): one living line on a terminal, else one line a file. */
export function showProgress(output: Output, totalBytes: number): Progress {
  const began = performance.now();
  let bytes = 0;
  let rows = 0;
  let name = '';
  let fileBegan = began;
  let shown = 0;
  const clear = () => output.isTTY && output.write('\r\u001b[K');
  const line = (text: string) => {
    clear();
    output.write(`${text}\n`);
  };
  return {
    start(file) {
      name = file;
      rows = 0;
      fileBegan = performance.now();
    },
    advance(moreBytes, moreRows) {
      bytes += moreBytes;
      rows += moreRows;
      const now = performance.now();
      if (!output.isTTY || now - shown < between) return;
      shown = now;
      const left = bytes === 0 ? 0 : ((now - began) / bytes) * Math.max(0, totalBytes - bytes);
      const rate = Math.round((rows / Math.max(1, now - fileBegan)) * 1000);
      clear();
      output.write(`${name}: ${number(rows)} rows, ${number(rate)} a second, about ${duration(left)} left`);
    },
    finish(file, outcome) {
      const seconds = (performance.now() - fileBegan) / 1000;
      const rate = rows > 0 ? `, ${number(Math.round(rows / seconds))} rows a second` : '';
      line(`${file}: ${outcome} (${seconds.toFixed(1)} s${rate})`);
    },
    note: line,
  };
}

const number = (value: number) => value.toLocaleString('en-GB');

/** '4 s', '2 min 5 s'. */
export function duration(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
