import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** One file of the publication, in a folder or a zip file. */
export interface SourceFile {
  /** Its name there: 'TARIFF.csv.gz'. */
  name: string;
  /** Bytes as stored. */
  bytes: number;
  /** Opens its decompressed content; `onBytes` is called with the number of stored bytes as they are read. */
  open(onBytes?: (count: number) => void): Promise<Readable>;
}

/** Creates a file whose stored bytes `openStored` reads. */
export const sourceFile = (name: string, bytes: number, openStored: () => Promise<Readable>): SourceFile => ({
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
    // Errors reach the reader through the last stream, which the pipeline destroys.
    const read = () => undefined;
    return /\.gz$/i.test(name)
      ? pipeline(stored, counter, createGunzip(), read)
      : pipeline(stored, counter, read);
  },
});
