import type { YieldToEventLoop } from './time-slicing';
import type { Place } from './record';
import { listOf } from './record';

/** Packed lists of values: those of document `d` are at `starts[d]` to `starts[d + 1]` (exclusive). */
export interface Packed<Values> {
  starts: Uint32Array;
  values: Values;
}

/** The values of a facet; each document holds indexes into `names`. */
export interface FacetColumn extends Packed<Uint32Array> {
  names: readonly string[];
  /** Indexes into `names` by lower-case value, because filters ignore case. */
  byName: ReadonlyMap<string, readonly number[]>;
}

/** The values of an attribute in insertion order, and the insertion number of each document. */
export interface Column {
  values: readonly unknown[];
  order: Uint32Array;
}

const BATCH_SIZE = 4096;

/** Packs the values of a facet. */
export const facetColumn = async (
  column: Column,
  yieldToEventLoop: YieldToEventLoop,
): Promise<FacetColumn> => {
  const numbers = new Map<string, number>();
  const byName = new Map<string, number[]>();
  const numberOf = (name: string) => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(name, number);
    const lower = name.toLowerCase();
    byName.set(lower, [...(byName.get(lower) ?? []), number]);
    return number;
  };
  const { starts, values } = await pack(column, yieldToEventLoop, (list, add) => {
    if (list.length === 1) return add(numberOf(String(list[0])));
    for (const number of new Set(list.map((value) => numberOf(String(value))))) add(number);
  });
  return { starts, values: Uint32Array.from(values), names: [...numbers.keys()], byName };
};

/** Packs the numbers among an attribute's values; undefined when there are none. */
export const numberColumn = async (
  column: Column,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Packed<Float64Array> | undefined> => {
  const { starts, values } = await pack(column, yieldToEventLoop, (list, add) => {
    for (const value of list) if (typeof value === 'number') add(value);
  });
  return values.length === 0 ? undefined : { starts, values: Float64Array.from(values) };
};

/** Packs places as alternating latitudes and longitudes. */
export const placeColumn = async (
  column: Column,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Packed<Float64Array>> => {
  const { starts, values } = await pack(column, yieldToEventLoop, (list, add) => {
    for (const value of list) {
      if (!isPlace(value)) continue;
      add(value.lat);
      add(value.lng);
    }
  });
  return { starts, values: Float64Array.from(values) };
};

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'lat' in value && 'lng' in value;

const pack = async (
  { values: given, order }: Column,
  yieldToEventLoop: YieldToEventLoop,
  encode: (list: readonly unknown[], add: (value: number) => void) => void,
): Promise<Packed<number[]>> => {
  const starts = new Uint32Array(order.length + 1);
  const values: number[] = [];
  const add = (value: number) => void values.push(value);
  for (const [document, arrival] of order.entries()) {
    encode(listOf(given[arrival]), add);
    starts[document + 1] = values.length;
    if (document % BATCH_SIZE === 0) await yieldToEventLoop();
  }
  return { starts, values };
};
