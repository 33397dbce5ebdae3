import { Bits } from './bits';
import type { Packed } from './columns';
import type { Place } from './record';
import type { SearchIndex } from './search-index';

/** What a record must hold. */
export type Filter =
  | { kind: 'and' | 'or'; parts: readonly Filter[] }
  | { kind: 'not'; part: Filter }
  /** Any of its values is this one, whatever the case; `objectID` is an attribute of every index, its case counts. */
  | { kind: 'facet'; attribute: string; value: string }
  /** Any of its numbers lies from `from` to `to`, the two themselves left out when `open`. */
  | { kind: 'number'; attribute: string; from: number; to: number; open: boolean }
  /** Any of its places lies within one of the boxes. */
  | { kind: 'within'; boxes: readonly Box[] };

/** Two opposite corners. */
export type Box = readonly [Place, Place];

/** The documents that hold what a filter asks for. An attribute that is no facet of the index holds nothing. */
export function evaluate(index: SearchIndex, filter: Filter): Bits {
  switch (filter.kind) {
    case 'and':
      return filter.parts.reduce(
        (found, part) => found.intersect(evaluate(index, part)),
        Bits.full(index.size),
      );
    case 'or':
      return filter.parts.reduce((found, part) => found.unite(evaluate(index, part)), new Bits(index.size));
    case 'not':
      return evaluate(index, filter.part).invert();
    case 'facet':
      return filter.attribute === 'objectID'
        ? withId(index, filter.value)
        : withFacet(index, filter.attribute, filter.value);
    case 'number': {
      const { from, to, open } = filter;
      const column = index.numbers.get(filter.attribute);
      return withNumber(index.size, column, (value) =>
        open ? value > from && value < to : value >= from && value <= to,
      );
    }
    case 'within':
      return withinBoxes(index, filter.boxes);
  }
}

function withId(index: SearchIndex, objectID: string): Bits {
  const found = new Bits(index.size);
  const document = index.documentOf(objectID);
  if (document !== undefined) found.add(document);
  return found;
}

function withFacet(index: SearchIndex, attribute: string, value: string): Bits {
  const found = new Bits(index.size);
  const column = index.facets.get(attribute);
  const wanted = column?.byName.get(value.toLowerCase());
  if (!column || !wanted) return found;
  const { starts, values } = column;
  for (let document = 0; document < index.size; document++) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at++) {
      if (wanted.includes(values[at] ?? -1)) found.add(document);
    }
  }
  return found;
}

function withNumber(
  size: number,
  column: Packed<Float64Array> | undefined,
  test: (value: number) => boolean,
): Bits {
  const found = new Bits(size);
  if (!column) return found;
  for (let document = 0; document < size; document++) {
    const end = column.starts[document + 1] ?? 0;
    for (let at = column.starts[document] ?? 0; at < end; at++) {
      if (test(column.values[at] ?? NaN)) found.add(document);
    }
  }
  return found;
}

function withinBoxes({ size, locations: { starts, values } }: SearchIndex, boxes: readonly Box[]): Bits {
  const found = new Bits(size);
  for (let document = 0; document < size; document++) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at += 2) {
      const lat = values[at] ?? NaN;
      const lng = values[at + 1] ?? NaN;
      if (boxes.some((box) => isWithin(box, lat, lng))) found.add(document);
    }
  }
  return found;
}

const isWithin = ([one, other]: Box, lat: number, lng: number) =>
  lat >= Math.min(one.lat, other.lat) &&
  lat <= Math.max(one.lat, other.lat) &&
  lng >= Math.min(one.lng, other.lng) &&
  lng <= Math.max(one.lng, other.lng);
