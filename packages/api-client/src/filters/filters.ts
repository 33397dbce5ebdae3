/** One entry of the query string's `filters` list (B-01). */
export interface Filter {
  readonly name: string;
  readonly type: string;
  readonly id?: string;
}

/** Query parameter that carries the list, one entry each time it stands there. */
export const FILTERS_PARAMETER = 'filters';

/**
 * Writes a filter as `name~type`, or `name_id~type` when it has an id. Within a part, `_`, `~` and `%` are written as
 * `%5F`, `%7E` and `%25`, so that reading it back gives the same filter whatever the name holds.
 */
export const writeFilter = ({ name, id, type }: Filter): string =>
  `${escape(name)}${id === undefined ? '' : `_${escape(id)}`}~${escape(type)}`;

/** Reads one entry, or gives null when it has no type. The last `~` and the last `_` before it divide. */
export const readFilter = (entry: string): Filter | null => {
  const beforeType = entry.lastIndexOf('~');
  if (beforeType < 0) return null;
  const type = unescape(entry.slice(beforeType + 1));
  const subject = entry.slice(0, beforeType);
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

/** Reads the list from a query string (B-01), and the entries that are none. Never throws. */
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

// Not decodeURIComponent: it throws on a stray `%`, and a link may have been typed by hand.
const unescape = (part: string): string =>
  part.replace(/%(25|5F|7E)/gi, (code) => String.fromCharCode(parseInt(code.slice(1), 16)));
