/** A dictionary-encoded column with any number of texts per row, for fast tests and counts. */
export interface ValueLists {
  /** The texts by code. */
  values: readonly string[];
  /** Row `n` has the codes from `starts[n]` to `starts[n + 1]`. */
  starts: Uint32Array;
  codes: Uint16Array;
}

/** Whether a row meets a condition. */
export type RowTest = (row: number) => boolean;

/** Encodes a column. */
export const encode = (rows: readonly (readonly string[])[]): ValueLists => {
  const byValue = new Map<string, number>();
  const starts = new Uint32Array(rows.length + 1);
  const codes = new Uint16Array(rows.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  rows.forEach((texts, row) => {
    for (const text of texts) {
      const code = byValue.get(text) ?? byValue.size;
      byValue.set(text, code);
      codes[end++] = code;
    }
    starts[row + 1] = end;
  });
  return { values: [...byValue.keys()], starts, codes };
};

/** Tests whether a row has one of the texts. */
export const hasAny = ({ values, starts, codes }: ValueLists, texts: Iterable<string>): RowTest => {
  const chosen = new Set(texts);
  const wanted = Uint8Array.from(values, (value) => (chosen.has(value) ? 1 : 0));
  return (row) => {
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) if (wanted[codes[at] ?? 0]) return true;
    return false;
  };
};

/** Counts the rows that meet the test by text. */
export const count = ({ values, starts, codes }: ValueLists, test: RowTest): ReadonlyMap<string, number> => {
  const counts = new Uint32Array(values.length);
  for (let row = 0; row < starts.length - 1; row++) {
    if (!test(row)) continue;
    const end = starts[row + 1] ?? 0;
    for (let at = starts[row] ?? 0; at < end; at++) {
      const code = codes[at] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return new Map(values.map((value, code) => [value, counts[code] ?? 0]));
};

/** The texts of one row. */
export const textsOf = ({ values, starts, codes }: ValueLists, row: number): string[] =>
  Array.from(codes.subarray(starts[row], starts[row + 1]), (code) => values[code] ?? '');
