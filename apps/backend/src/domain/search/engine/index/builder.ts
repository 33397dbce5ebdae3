import type { Ranking } from './arrange';
import { arrange, rankBy, reversed } from './arrange';
import type { FacetColumn, Packed } from './columns';
import { facetColumn, numberColumn, placeColumn } from './columns';
import { Dictionary } from './dictionary';
import type { YieldToEventLoop } from './time-slicing';
import { packForward, packPostings } from './postings';
import type { IndexSettings, SearchRecord } from './record';
import { valueAt } from './record';
import { RecordStore } from './record-store';
import type { SearchIndex } from './search-index';
import { TokenCollector } from './token-collector';

/** Builds an index from records added one by one; each objectID must be unique. */
export class IndexBuilder {
  private readonly store = new RecordStore();
  private readonly tokens: TokenCollector;
  private readonly ids: string[] = [];
  private readonly columns: ReadonlyMap<string, unknown[]>;

  constructor(private readonly settings: IndexSettings) {
    this.tokens = new TokenCollector(settings);
    const ranked = settings.ranking.map(({ attribute }) => attribute);
    const kept = new Set(['_tags', '_geoloc', ...settings.facets, ...ranked, ...settings.sorts]);
    this.columns = new Map([...kept].map((attribute) => [attribute, []]));
  }

  add(record: SearchRecord): void {
    this.store.add(record);
    this.tokens.add(record);
    this.ids.push(record.objectID);
    for (const [attribute, column] of this.columns) column.push(valueAt(record, attribute));
  }

  /** Builds the index in its final order. Calls `yieldToEventLoop` between steps, each of which takes a few milliseconds. */
  async build(yieldToEventLoop: YieldToEventLoop): Promise<SearchIndex> {
    const { settings, ids, store, tokens, columns } = this;
    const rankings = await rankColumns(settings, columns, yieldToEventLoop);
    const order = arrange(
      settings.ranking.flatMap(({ attribute, descending }) => rankings.get(attribute, descending) ?? []),
      ids,
    );
    await yieldToEventLoop();
    const dictionary = new Dictionary([...tokens.numbers.keys()].sort());
    await yieldToEventLoop();
    const forward = await packForward(tokens, order, dictionary, yieldToEventLoop);
    const postings = await packPostings(forward, dictionary.terms.length, yieldToEventLoop);
    const orders = new Map<string, Uint32Array>();
    for (const attribute of settings.sorts) {
      for (const descending of [false, true]) {
        const ranks = rankings.get(attribute, descending)?.ranks;
        const inOrder = order.map((arrival) => ranks?.[arrival] ?? 0);
        orders.set(`${attribute}_${descending ? 'desc' : 'asc'}`, inOrder);
      }
    }
    await yieldToEventLoop();
    const columnOf = (attribute: string) => ({ values: columns.get(attribute) ?? [], order });
    const facets = new Map<string, FacetColumn>();
    const numbers = new Map<string, Packed<Float64Array>>();
    for (const attribute of ['_tags', ...settings.facets]) {
      facets.set(attribute, await facetColumn(columnOf(attribute), yieldToEventLoop));
      const numeric = await numberColumn(columnOf(attribute), yieldToEventLoop);
      if (numeric) numbers.set(attribute, numeric);
    }
    const locations = await placeColumn(columnOf('_geoloc'), yieldToEventLoop);
    await yieldToEventLoop();
    store.close();
    await yieldToEventLoop();
    return toIndex(
      { settings, dictionary, forward, postings, facets, numbers, locations, orders },
      order,
      ids,
      store,
    );
  }
}

type Parts = Omit<SearchIndex, 'size' | 'record' | 'idOf' | 'documentOf' | 'recordBytes'>;

/** A separate function, so that the closures of the index do not keep the builder in memory. */
const toIndex = (
  parts: Parts,
  order: Uint32Array,
  ids: readonly string[],
  store: RecordStore,
): SearchIndex => {
  const inOrder = Array.from(order, (arrival) => ids[arrival] ?? '');
  const documents = new Map(inOrder.map((id, document) => [id, document]));
  return {
    ...parts,
    size: order.length,
    record: (document) => store.get(order[document] ?? -1),
    idOf: (document) => inOrder[document] ?? '',
    documentOf: (objectID) => documents.get(objectID),
    recordBytes: store.bytes,
  };
};

/** Ranks every attribute that records are ranked or sorted by. */
const rankColumns = async (
  { ranking, sorts }: IndexSettings,
  columns: ReadonlyMap<string, unknown[]>,
  yieldToEventLoop: YieldToEventLoop,
) => {
  const ascending = new Map<string, Ranking>();
  for (const attribute of new Set([...ranking.map((order) => order.attribute), ...sorts])) {
    ascending.set(attribute, rankBy(columns.get(attribute) ?? []));
    await yieldToEventLoop();
  }
  return {
    get(attribute: string, descending: boolean): Ranking | undefined {
      const found = ascending.get(attribute);
      return found && descending ? reversed(found) : found;
    },
  };
};
