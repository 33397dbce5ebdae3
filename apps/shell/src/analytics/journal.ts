import { ANALYTICS_EVENT } from '@signpost/federation/contract';
import { VISITOR_ACTION_EVENT, type VisitorAction } from '@signpost/identity';

/** Event sent when the document shows another page: head, body classes and content are that page's. */
const ARRIVAL_EVENT = 'signpost:arrival';

/** An arrival at another path or query (B-11). */
export interface Arrival {
  /** The path without its language. */
  readonly pathname: string;
  readonly search: string;
  /** The page's canonical address; undefined on an error screen. */
  readonly canonical: string | undefined;
  /** Whether the visitor went back or forward, or this is the document's first page. */
  readonly isHistoryMove: boolean;
}

/**
 * An entry of the journal: an arrival at a page with the document's title, an action in the identity package, or another
 * counted event (E-24).
 */
export type Entry =
  | { readonly kind: 'arrived'; readonly arrival: Arrival; readonly title: string }
  | { readonly kind: 'act'; readonly act: VisitorAction }
  | { readonly kind: 'event'; readonly detail: unknown };

/** The analytics entries of this document in order, from its start. */
export interface Journal {
  /** Passes all entries so far and all later ones to the reader; only one reader is supported. */
  follow(reader: (entry: Entry) => void): void;
}

/** Announces that the document shows another page. */
export const announceArrival = (arrival: Arrival): void =>
  void window.dispatchEvent(new CustomEvent(ARRIVAL_EVENT, { detail: arrival }));

/**
 * Records entries until the analytics, which load after the page, read them. A page restored by the browser's
 * back/forward cache is an arrival too.
 */
export const openJournal = (): Journal => {
  const entries: Entry[] = [];
  let record: (entry: Entry) => void = (entry) => void entries.push(entry);
  let latest: Arrival | undefined;
  const arrive = (arrival: Arrival) => {
    latest = arrival;
    record({ kind: 'arrived', arrival, title: document.title });
  };
  window.addEventListener(ARRIVAL_EVENT, (event) => arrive((event as CustomEvent<Arrival>).detail));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && latest) arrive(latest);
  });
  window.addEventListener(VISITOR_ACTION_EVENT, (event) =>
    record({ kind: 'act', act: (event as CustomEvent<VisitorAction>).detail }),
  );
  window.addEventListener(ANALYTICS_EVENT, (event) =>
    record({ kind: 'event', detail: (event as CustomEvent<unknown>).detail }),
  );
  return {
    follow(reader) {
      entries.splice(0).forEach(reader);
      record = reader;
    },
  };
};
