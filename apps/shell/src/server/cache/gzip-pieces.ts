import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Magic, deflate, no name, no time, no operating system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** A stored block of nothing, marked as the last. */
const END = Buffer.from([1, 0, 0, 255, 255]);

/** Compresses bytes to deflate blocks that can stand anywhere: they end on a whole byte and refer to nothing before them. */
export const deflated = (bytes: Buffer): Buffer =>
  deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** Bytes as a deflate block that holds them as they are. Takes fewer than 65,536 of them. */
const stored = (bytes: Buffer): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
};

/** Puts `between` after each part but the last. */
export const joined = (parts: readonly Buffer[], between: Buffer): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index > 0 ? [between, part] : [part])));

/**
 * Parts and what stands between them as one gzip file. `compressed` holds each part `deflated`, so that only the
 * checksum is worked out anew.
 */
export const gzipOf = (parts: readonly Buffer[], compressed: readonly Buffer[], between: Buffer): Buffer => {
  const whole = joined(parts, between);
  const tail = Buffer.alloc(8);
  // Of an empty buffer Node gives the checksum of nothing at all, so it is asked once, about the whole.
  tail.writeUInt32LE(crc32(whole), 0);
  tail.writeUInt32LE(whole.length, 4);
  return Buffer.concat([HEADER, joined(compressed, stored(between)), END, tail]);
};
