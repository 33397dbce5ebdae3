import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** One file of the publication, wherever it lies. */
export interface SourceFile {
  /** As it is called there: 'TARIFF.csv.gz'. */
  name: string;
  /** Bytes as stored. */
  bytes: number;
  /** Its content, unpacked; `onBytes` is told of stored bytes as they are read. */
  open(onBytes?: (count: number) => void): Promise<Readable>;
}

/** A file whose stored bytes `openStored` reads. */
export function sourceFile(name: string, bytes: number, openStored: () => Promise<Readable>): SourceFile {
  return {
    name: basename(name),
    bytes,
    async open(onBytes) {
      const stored = await openStored();
      const counter = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          onBytes?.(chunk.length);
          done(null, chunk);
        },
      });
      // An error on the way reaches the reader through the last stream, which it destroys.
      const read = () => undefined;
      return /\.gz$/i.test(name)
        ? pipeline(stored, counter, createGunzip(), read)
        : pipeline(stored, counter, read);
    },
  };
}
