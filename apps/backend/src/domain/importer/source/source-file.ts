import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { Transform, pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A file of the publication, in a folder or a zip file. */
export interface SourceFile {
  /** File name, such as 'TARIFF.csv.gz'. */
  name: string;
  /** Stored (compressed) size. */
  bytes: number;
  /** Opens the decompressed content; `onBytes` is called with the number of stored bytes of each chunk. */
  open(onBytes?: (count: number) => void): Promise<Readable>;
}

/** Creates a source file from a function that opens its stored bytes. */
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
    // Errors are not handled in the callback: the pipeline destroys the last stream with them, which the reader sees.
    const onEnd = () => undefined;
    return /\.gz$/i.test(name)
      ? pipeline(stored, counter, createGunzip(), onEnd)
      : pipeline(stored, counter, onEnd);
  },
});
