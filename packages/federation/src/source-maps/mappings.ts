/** Where generated code comes from; all counted from 0. */
export interface Origin {
  /** Index in the map's list of sources. */
  readonly source: number;
  readonly line: number;
  readonly column: number;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const DIGITS = new Uint8Array(128);
for (let digit = 0; digit < ALPHABET.length; digit += 1) DIGITS[ALPHABET.charCodeAt(digit)] = digit;

/** Each base64 digit has five bits of a number, and this bit while more digits follow. */
const CONTINUES = 0b100000;
const BITS = 5;

const COMMA = ','.charCodeAt(0);
const SEMICOLON = ';'.charCodeAt(0);

/** A segment has a generated column, then source, line and column of the source, and perhaps a name. */
const SOURCE_FIELDS = 4;

/**
 * Finds where a generated position comes from in the `mappings` of a source map (revision 3): the origin of the last
 * segment of the line that does not begin after the column; undefined when that is code of the bundler. Decodes up to
 * there and keeps nothing: Node's own `SourceMap` takes half a second for the map of a server build, and ten megabytes.
 */
export const originOf = (mappings: string, line: number, column: number): Origin | undefined => {
  // Sums of the fields, because each segment has differences from the one before.
  const sums = new Int32Array(5);
  let currentLine = 0;
  let field = 0;
  let value = 0;
  let shift = 0;
  let found: Origin | undefined;
  for (let index = 0; index <= mappings.length; index += 1) {
    const code = index < mappings.length ? mappings.charCodeAt(index) : SEMICOLON;
    if (code !== COMMA && code !== SEMICOLON) {
      const digit = DIGITS[code] ?? 0;
      value += (digit & ~CONTINUES) << shift;
      shift += BITS;
      if (digit & CONTINUES) continue;
      sums[field] = (sums[field] ?? 0) + (value & 1 ? -(value >> 1) : value >> 1);
      field += 1;
      value = 0;
      shift = 0;
      continue;
    }
    if (currentLine === line && field > 0) {
      const [generated = 0, source = 0, sourceLine = 0, sourceColumn = 0] = sums;
      if (generated > column) return found;
      found = field < SOURCE_FIELDS ? undefined : { source, line: sourceLine, column: sourceColumn };
    }
    field = 0;
    if (code === COMMA) continue;
    if (currentLine === line) return found;
    currentLine += 1;
    sums[0] = 0;
  }
  return undefined;
};
