import { readFilters } from '@signpost/api-client/filters';
import type { AnalyticsEvent } from '@signpost/federation/contract';
import { COMPARE, COMPARED } from '../../pages/compare/compared';
import type { Arrival } from '../journal';
import { productOf } from './product';

/** The search words, filters and compared items that an address asks for. */
interface AddressState {
  readonly path: string;
  readonly query: string;
  /** Facet values, such as `country: Wales`. */
  readonly filters: readonly string[];
  /** Counts of compared items by kind, such as `2 unis, 1 courses`; empty for fewer than two items. */
  readonly compared: string;
}

/** Counts the compared items of each kind, from the page's canonical URL, which holds no unusable values. */
const describeCompared = (canonical: URLSearchParams): string => {
  const counts = COMPARED.map((kind) => [kind, canonical.get(kind)?.split(',').length ?? 0] as const).filter(
    ([, count]) => count > 0,
  );
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  return total < 2 ? '' : counts.map(([kind, count]) => `${count} ${kind}`).join(', ');
};

/** Reads an address. Filters come from the page's canonical URL (B-01), because forms may write them in other ways. */
const readAddressState = ({ pathname: path, search, canonical }: Arrival, origin: string): AddressState => {
  const parameters = new URLSearchParams(search);
  const ownParameters = new URL(canonical ?? path + search, origin).searchParams;
  return {
    path,
    query: (parameters.get('q') ?? parameters.get('query') ?? '').trim(),
    filters: readFilters(ownParameters).filters.map(({ type, name }) => `${type}: ${name}`),
    compared: path === COMPARE ? describeCompared(ownParameters) : '',
  };
};

const without = (some: readonly string[], others: readonly string[]): string[] =>
  some.filter((one) => !others.includes(one));

/**
 * Returns a function that derives analytics events from the address, so that pages need not send them: search words
 * submitted, facet values chosen or removed, items compared. Pass it each arrival in order; back, forward and the first
 * page of a document give no events.
 */
export const createAddressTracker = (origin: string): ((arrival: Arrival) => AnalyticsEvent[]) => {
  let previous: AddressState | undefined;
  let lastQuery = '';
  return (arrival) => {
    const current = readAddressState(arrival, origin);
    const { path, query, filters, compared } = current;
    const productName = productOf(path);
    const previousOnPath = previous?.path === path ? previous : undefined;
    const events: AnalyticsEvent[] = [];
    if (query && query !== lastQuery)
      events.push({ category: 'search', action: 'submit', label: query, productName });
    if (previousOnPath) {
      for (const label of without(filters, previousOnPath.filters))
        events.push({ category: 'filter', action: 'choose', label, productName });
      for (const label of without(previousOnPath.filters, filters))
        events.push({ category: 'filter', action: 'clear', label, productName });
    }
    if (compared && compared !== previousOnPath?.compared)
      events.push({ category: 'compare', action: 'show', label: compared, productName });
    previous = current;
    lastQuery = query || lastQuery;
    return arrival.isHistoryMove ? [] : events;
  };
};
