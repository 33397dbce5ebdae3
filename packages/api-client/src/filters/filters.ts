/** One value that a filter has: its name, and its id when it has one besides. */
export interface Choice {
  readonly name: string;
  readonly id?: string;
}

/** One entry of the query string's `filters` list (B-01). */
export interface Filter extends Choice {
  readonly type: string;
}

/** The repeatable query parameter that carries the list. */
export const FILTERS_PARAMETER = 'filters';

/**
 * Writes a filter as `name~type`, or `name_id~type` when it has an id. `_`, `~` and `%` within a part are escaped as
 * `%5F`, `%7E` and `%25`, so that any name survives the round trip.
 */
export const writeFilter = ({ name, id, type }: Filter): string =>
  `${escape(name)}${id === undefined ? '' : `_${escape(id)}`}~${escape(type)}`;

/**
 * Reads one entry, or returns null when it has no type or neither name nor id. The last `~` and the last `_` before it
 * are the separators.
 */
const readFilter = (entry: string): Filter | null => {
  const beforeType = entry.lastIndexOf('~');
  const type = unescape(entry.slice(beforeType + 1));
  const subject = entry.slice(0, Math.max(beforeType, 0));
  if (type === '' || subject === '' || subject === '_') return null;
  const beforeId = subject.lastIndexOf('_');
  return beforeId < 0
    ? { name: unescape(subject), type }
    : { name: unescape(subject.slice(0, beforeId)), id: unescape(subject.slice(beforeId + 1)), type };
};

/** Puts a list into a query string, one `filters` parameter for each entry, in order (B-01). */
export const writeFilters = (parameters: URLSearchParams, filters: readonly Filter[]): void => {
  parameters.delete(FILTERS_PARAMETER);
  for (const filter of filters) parameters.append(FILTERS_PARAMETER, writeFilter(filter));
};

/** Reads the list from a query string (B-01), and the invalid entries. Never throws. */
export const readFilters = (parameters: URLSearchParams): { filters: Filter[]; unreadable: string[] } => {
  const filters: Filter[] = [];
  const unreadable: string[] = [];
  for (const entry of parameters.getAll(FILTERS_PARAMETER)) {
    const filter = readFilter(entry);
    if (filter) filters.push(filter);
    else if (entry !== '') unreadable.push(entry);
  }
  return { filters, unreadable };
};

const ESCAPES: Readonly<Record<string, string>> = { '%': '%25', _: '%5F', '~': '%7E' };
const escape = (part: string): string => part.replace(/[%_~]/g, (sign) => ESCAPES[sign] ?? sign);

// decodeURIComponent would throw on a stray `%`, which hand-typed links may contain.
const unescape = (part: string): string =>
  part.replace(/%(25|5F|7E)/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
