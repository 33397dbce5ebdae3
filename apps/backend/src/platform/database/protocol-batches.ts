const STARTUP_CODES = { ssl: 80_877_103, gss: 80_877_104, cancel: 80_877_102 };
/** Messages that the server answers: Query, Sync, Flush, CopyDone, CopyFail, FunctionCall, Terminate. */
const ANSWERED_TYPES = new Set([...'QSHcfFX'].map((letter) => letter.charCodeAt(0)));
/** A larger length means that the bytes are not the PostgreSQL protocol. */
const MAX_MESSAGE_BYTES = 256 * 1024 * 1024;

export type Batch =
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refuse' }
  | { kind: 'cancel' };

/**
 * Splits the bytes of a PostgreSQL client into batches that each end with a message that the server answers, so that
 * half of an extended query is never run alone. Throws on bytes that are not the protocol.
 */
export class ProtocolBatches {
  #chunks: Buffer[] = [];
  #length = 0;
  /** Offset of the first incomplete message. */
  #at = 0;
  #needed = 8;
  #started = false;

  /** Adds a chunk and returns the batches that it completes. */
  push(chunk: Buffer): Batch[] {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    const batches: Batch[] = [];
    while (this.#length >= this.#needed) {
      const batch = this.#step(this.#joined());
      if (batch) batches.push(batch);
    }
    return batches;
  }

  /** Reads one message, or the header of one; returns a batch if the message ends it. */
  #step(bytes: Buffer): Batch | undefined {
    const head = this.#started ? 1 : 0;
    const length = bytes.readUInt32BE(this.#at + head);
    if (length < 4 || length > MAX_MESSAGE_BYTES) throw new Error('The bytes are not PostgreSQL’s protocol.');
    const end = this.#at + head + length;
    if (this.#length < end) {
      this.#needed = end;
      return undefined;
    }
    const type = bytes[this.#at] ?? 0;
    const code = this.#started ? 0 : bytes.readUInt32BE(this.#at + 4);
    if (this.#started && !ANSWERED_TYPES.has(type)) {
      this.#at = end;
      this.#needed = end + 5;
      return undefined;
    }
    this.#cut(bytes, end);
    if (code === STARTUP_CODES.cancel) return { kind: 'cancel' };
    if (code === STARTUP_CODES.ssl || code === STARTUP_CODES.gss) {
      this.#needed = 8;
      return { kind: 'refuse' };
    }
    this.#started = true;
    return { kind: 'bytes', bytes: new Uint8Array(bytes.subarray(0, end)) };
  }

  #cut(bytes: Buffer, end: number): void {
    this.#chunks = [bytes.subarray(end)];
    this.#length -= end;
    this.#at = 0;
    this.#needed = 5;
  }

  #joined(): Buffer {
    const bytes =
      this.#chunks.length === 1 ? (this.#chunks[0] ?? Buffer.alloc(0)) : Buffer.concat(this.#chunks);
    this.#chunks = [bytes];
    return bytes;
  }
}
