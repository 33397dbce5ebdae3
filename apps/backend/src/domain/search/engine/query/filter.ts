import { Bits } from '../index/bits';
import type { Packed } from '../index/columns';
import type { Place } from '../index/record';
import type { SearchIndex } from '../index/search-index';

/** A condition on records. */
export type Filter =
  | { kind: 'and' | 'or'; parts: readonly Filter[] }
  | { kind: 'not'; part: Filter }
  /** Any value of the attribute equals this one, ignoring case. `objectID` is an attribute of every index, and is case-sensitive. */
  | { kind: 'facet'; attribute: string; value: string }
  /** Any number of the attribute is between `from` and `to`, exclusive when `open`. */
  | { kind: 'number'; attribute: string; from: number; to: number; open: boolean }
  /** Any position of the record is within one of the boxes. */
  | { kind: 'within'; boxes: readonly Box[] }
  /** Any position of the record is inside one of the polygons, given by their corners in order. */
  | { kind: 'inside'; polygons: readonly (readonly Place[])[] };

/** Two opposite corners of a rectangle. */
export type Box = readonly [Place, Place];

/** Returns the documents that match a filter. An attribute that is not a facet of the index matches no document. */
export const evaluate = (index: SearchIndex, filter: Filter): Bits => {
  switch (filter.kind) {
    case 'and':
      return filter.parts.reduce(
        (found, part) => found.intersect(evaluate(index, part)),
        Bits.full(index.size),
      );
    case 'or':
      return anyOf(index, filter.parts);
    case 'not':
      return evaluate(index, filter.part).invert();
    case 'facet':
      return filter.attribute === 'objectID'
        ? withId(index, filter.value)
        : withFacet(index, filter.attribute, [filter.value]);
    case 'number': {
      const { from, to, open } = filter;
      const column = index.numbers.get(filter.attribute);
      return withNumber(index.size, column, (value) =>
        open ? value > from && value < to : value >= from && value <= to,
      );
    }
    case 'within': {
      const areas = filter.boxes.map(areaOf);
      return withPlace(index, (place) => areas.some((area) => isWithin(area, place)));
    }
    case 'inside':
      return withPlace(index, (place) => filter.polygons.some((corners) => isInside(corners, place)));
  }
};

const withId = (index: SearchIndex, objectID: string): Bits => {
  const found = new Bits(index.size);
  const document = index.documentOf(objectID);
  if (document !== undefined) found.add(document);
  return found;
};

/** Matches all values of one attribute in a single pass over the documents. */
const anyOf = (index: SearchIndex, parts: readonly Filter[]): Bits => {
  const found = new Bits(index.size);
  const wanted = new Map<string, string[]>();
  for (const part of parts) {
    if (part.kind !== 'facet' || part.attribute === 'objectID') found.unite(evaluate(index, part));
    else wanted.set(part.attribute, [...(wanted.get(part.attribute) ?? []), part.value]);
  }
  for (const [attribute, values] of wanted) found.unite(withFacet(index, attribute, values));
  return found;
};

/** Returns the documents that hold any of these values. */
const withFacet = (index: SearchIndex, attribute: string, anyValue: readonly string[]): Bits => {
  const found = new Bits(index.size);
  const column = index.facets.get(attribute);
  const numbers = column && anyValue.flatMap((value) => column.byName.get(value.toLowerCase()) ?? []);
  if (!column || !numbers?.length) return found;
  const { starts, values, names } = column;
  const wanted = new Uint8Array(names.length);
  for (const number of numbers) wanted[number] = 1;
  for (let document = 0; document < index.size; document++) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at++) {
      if (wanted[values[at] ?? 0] === 1) found.add(document);
    }
  }
  return found;
};

const withNumber = (
  size: number,
  column: Packed<Float64Array> | undefined,
  test: (value: number) => boolean,
): Bits => {
  const found = new Bits(size);
  if (!column) return found;
  for (let document = 0; document < size; document++) {
    const end = column.starts[document + 1] ?? 0;
    for (let at = column.starts[document] ?? 0; at < end; at++) {
      if (test(column.values[at] ?? NaN)) found.add(document);
    }
  }
  return found;
};

const withPlace = (
  { size, locations: { starts, values } }: SearchIndex,
  test: (place: Place) => boolean,
): Bits => {
  const found = new Bits(size);
  for (let document = 0; document < size; document++) {
    const end = starts[document + 1] ?? 0;
    for (let at = starts[document] ?? 0; at < end; at += 2) {
      if (test({ lat: values[at] ?? NaN, lng: values[at + 1] ?? NaN })) found.add(document);
    }
  }
  return found;
};

const areaOf = ([one, other]: Box) => ({
  south: Math.min(one.lat, other.lat),
  north: Math.max(one.lat, other.lat),
  west: Math.min(one.lng, other.lng),
  east: Math.max(one.lng, other.lng),
});

const isWithin = ({ south, north, west, east }: ReturnType<typeof areaOf>, { lat, lng }: Place) =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Whether a ray from a position to the east crosses the edges of a polygon an odd number of times. */
const isInside = (corners: readonly Place[], { lat, lng }: Place): boolean => {
  let inside = false;
  let previous = corners.at(-1);
  for (const corner of corners) {
    if (previous && corner.lat > lat !== previous.lat > lat) {
      const crossing =
        corner.lng + ((lat - corner.lat) * (previous.lng - corner.lng)) / (previous.lat - corner.lat);
      if (lng < crossing) inside = !inside;
    }
    previous = corner;
  }
  return inside;
};
