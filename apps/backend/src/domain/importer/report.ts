import type { WriteStream } from 'node:fs';
import { createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { once } from 'node:events';
import { join } from 'node:path';

/** A part of a file that was not imported. */
export interface ReportLine {
  file: string;
  /** Counted from 1; null when the entry does not refer to a line. */
  line: number | null;
  reason: string;
  /** The row's key, as far as it could be parsed. */
  key: string;
}

export interface Report {
  add(line: ReportLine): void;
  /** Number of lines. */
  count(): number;
  /** Resolves when the stream accepts more lines, so that a long report is not buffered in memory. */
  flush(): Promise<void>;
  /** Moves the report to its final path, replacing the one of an earlier run. */
  finish(): Promise<void>;
}

/** Starts the report of one file in newline-delimited JSON; the finished report is `<folder>/<part>.ndjson`. */
export const startReport = async (folder: string, part: string): Promise<Report> => {
  await mkdir(folder, { recursive: true });
  const draft = join(folder, `${part}.ndjson.part`);
  const stream: WriteStream = createWriteStream(draft);
  let lines = 0;
  return {
    add(line) {
      lines += 1;
      stream.write(`${JSON.stringify(line)}\n`);
    },
    count: () => lines,
    async flush() {
      if (stream.writableNeedDrain) await once(stream, 'drain');
    },
    async finish() {
      stream.end();
      await once(stream, 'close');
      await rename(draft, join(folder, `${part}.ndjson`));
    },
  };
};
