/** Upper limit of the number of rows: a sort key combines a value with the row number. */
const ROW_RANGE = 2 ** 21;
const MAX_VALUE = 2 ** 31;

/**
 * Sorts rows by value, ascending or descending; ties by row, and rows without a value (NaN) always last. Values are whole
 * numbers from 0 to 2³¹.
 */
export const orderBy = (values: ArrayLike<number>, descending: boolean): Int32Array => {
  const keys = new Float64Array(values.length);
  for (let row = 0; row < keys.length; row++) {
    const value = values[row] ?? NaN;
    const rank = Number.isNaN(value) ? MAX_VALUE + 1 : descending ? MAX_VALUE - value : value;
    keys[row] = rank * ROW_RANGE + row; // a number, so that the sort is the engine's own and compares nothing of ours
  }
  return Int32Array.from(keys.sort(), (key) => key % ROW_RANGE);
};

/** Sorts rows by rank in linear time; ties by row. Ranks are whole numbers below `ranks`. */
export const orderByRank = (rankOf: (row: number) => number, size: number, ranks: number): Int32Array => {
  const next = new Int32Array(ranks + 1);
  for (let row = 0; row < size; row++) next[rankOf(row) + 1] = (next[rankOf(row) + 1] ?? 0) + 1;
  for (let rank = 1; rank <= ranks; rank++) next[rank] = (next[rank] ?? 0) + (next[rank - 1] ?? 0);
  const order = new Int32Array(size);
  for (let row = 0; row < size; row++) {
    const rank = rankOf(row);
    const at = next[rank] ?? 0;
    order[at] = row;
    next[rank] = at + 1;
  }
  return order;
};
