import type { YieldToEventLoop } from './time-slicing';
import type { Place } from './record';
import { listOf } from './record';

/** Many values for each document, packed: those of document `d` lie from `starts[d]` to `starts[d + 1]`. */
export interface Packed<Values> {
  starts: Uint32Array;
  values: Values;
}

/** A facet's values: each document holds numbers of `names`. */
export interface FacetColumn extends Packed<Uint32Array> {
  names: readonly string[];
  /** The numbers of a value's names by its lower case: filters take no notice of case. */
  byName: ReadonlyMap<string, readonly number[]>;
}

/** An attribute of every record as it came, and the order in which its documents are numbered. */
export interface Column {
  values: readonly unknown[];
  order: Uint32Array;
}

const BATCH_SIZE = 4096;

/** Packs the values of a facet. */
export const facetColumn = async (column: Column, pause: YieldToEventLoop): Promise<FacetColumn> => {
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
  const { starts, values } = await pack(column, pause, (list, add) => {
    if (list.length === 1) return add(numberOf(String(list[0])));
    for (const number of new Set(list.map((value) => numberOf(String(value))))) add(number);
  });
  return { starts, values: Uint32Array.from(values), names: [...numbers.keys()], byName };
};

/** Packs the numbers among an attribute's values; undefined when there are none. */
export const numberColumn = async (
  column: Column,
  pause: YieldToEventLoop,
): Promise<Packed<Float64Array> | undefined> => {
  const { starts, values } = await pack(column, pause, (list, add) => {
    for (const value of list) if (typeof value === 'number') add(value);
  });
  return values.length === 0 ? undefined : { starts, values: Float64Array.from(values) };
};

/** Packs places: latitude and longitude by turns. */
export const placeColumn = async (column: Column, pause: YieldToEventLoop): Promise<Packed<Float64Array>> => {
  const { starts, values } = await pack(column, pause, (list, add) => {
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
  pause: YieldToEventLoop,
  encode: (list: readonly unknown[], add: (value: number) => void) => void,
): Promise<Packed<number[]>> => {
  const starts = new Uint32Array(order.length + 1);
  const values: number[] = [];
  const add = (value: number) => void values.push(value);
  for (const [document, arrival] of order.entries()) {
    encode(listOf(given[arrival]), add);
    starts[document + 1] = values.length;
    if (document % BATCH_SIZE === 0) await pause();
  }
  return { starts, values };
};
