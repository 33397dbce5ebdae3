import { constants, crc32, deflateRawSync } from 'node:zlib';

/** The gzip header: magic number, deflate, no file name, no time, unknown operating system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);

/** An empty stored block with the flag of the last block. */
const END = Buffer.from([1, 0, 0, 255, 255]);

/** Compresses bytes to deflate blocks that can be concatenated: byte-aligned, and independent of earlier blocks. */
export const deflatePart = (bytes: Buffer): Buffer =>
  deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_FULL_FLUSH });

/** Returns bytes as an uncompressed deflate block. `bytes` must be shorter than 65,536. */
const storedBlock = (bytes: Buffer): Buffer => {
  const head = Buffer.from([0, 0, 0, 0, 0]);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ 0xffff, 3);
  return Buffer.concat([head, bytes]);
};

/** Joins parts with `between` as the separator. */
export const joinParts = (parts: readonly Buffer[], between: Buffer): Buffer =>
  Buffer.concat(parts.flatMap((part, index) => (index > 0 ? [between, part] : [part])));

/**
 * Returns `parts` joined with `between` as one gzip file. `compressed` holds each part as compressed by `deflatePart`, so
 * that only the checksum has to be computed.
 */
export const gzipParts = (
  parts: readonly Buffer[],
  compressed: readonly Buffer[],
  between: Buffer,
): Buffer => {
  const whole = joinParts(parts, between);
  const tail = Buffer.alloc(8);
  // Computed once over the whole, because for an empty buffer Node may return 0 instead of the running value.
  tail.writeUInt32LE(crc32(whole), 0);
  tail.writeUInt32LE(whole.length, 4);
  return Buffer.concat([HEADER, joinParts(compressed, storedBlock(between)), END, tail]);
};
