import type { createMemoryRouter } from 'react-router-dom';
import { ANALYTICS_EVENT } from '@signpost/federation/contract';
import { VISITOR_ACTION_EVENT, type VisitorAction } from '@signpost/identity';

/** The part of the router that gives the current location. */
export type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;

/**
 * An entry of the journal: an arrival at a page, an action in the identity package, or another counted event (E-24).
 */
export type Entry =
  | { readonly kind: 'arrived'; readonly state: Router['state'] }
  | { readonly kind: 'act'; readonly act: VisitorAction }
  | { readonly kind: 'event'; readonly detail: unknown };

/** The analytics entries of this document in order, from its start. */
export interface Journal {
  /** Passes all entries so far and all later ones to the reader; only one reader is supported. */
  follow(reader: (entry: Entry) => void): void;
}

const pathOf = ({ location: { pathname, search } }: Router['state']): string => pathname + search;

/**
 * Records entries until the analytics, which load after the page, read them. An arrival is a navigation that ended at
 * another path or query (B-11). Redirects on the way, moves within a page and aborted navigations are not arrivals; a
 * page restored by the browser's back/forward cache is one.
 */
export const openJournal = (router: Router): Journal => {
  const entries: Entry[] = [];
  let record: (entry: Entry) => void = (entry) => void entries.push(entry);
  let address = pathOf(router.state);
  const arrive = () => record({ kind: 'arrived', state: router.state });
  arrive();
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || pathOf(state) === address) return;
    address = pathOf(state);
    arrive();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && arrive());
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
