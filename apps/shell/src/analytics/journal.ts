import type { createMemoryRouter } from 'react-router-dom';
import { ANALYTICS_EVENT } from '@signpost/federation/contract';
import { ACT_EVENT, type Act } from '@signpost/identity';

/** The part of the router that tells where the visitor is. */
export type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;

/** Something that happened on the page: the visitor arrived somewhere, did something of identity's, or what else a squad counts (E-24). */
export type Entry =
  | { readonly kind: 'arrived'; readonly state: Router['state'] }
  | { readonly kind: 'act'; readonly act: Act }
  | { readonly kind: 'event'; readonly detail: unknown };

/** What happens on the page, in order, from its first moment. */
export interface Journal {
  /** Hands over all there was and all there will be. There is one reader. */
  follow(reader: (entry: Entry) => void): void;
}

const addressOf = ({ location: { pathname, search } }: Router['state']): string => pathname + search;

/**
 * Notes what happens until the analytics, which come later than the page, are there to read it. The visitor arrives
 * somewhere when a navigation has ended at another path or query (B-11): redirects on the way, moves within a page and
 * navigations that were given up are none, a page that the browser brings back as it was is one.
 */
export const openJournal = (router: Router): Journal => {
  const noted: Entry[] = [];
  let note: (entry: Entry) => void = (entry) => void noted.push(entry);
  let address = addressOf(router.state);
  const arrive = () => note({ kind: 'arrived', state: router.state });
  arrive();
  router.subscribe((state) => {
    if (state.navigation.state !== 'idle' || addressOf(state) === address) return;
    address = addressOf(state);
    arrive();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && arrive());
  window.addEventListener(ACT_EVENT, (event) =>
    note({ kind: 'act', act: (event as CustomEvent<Act>).detail }),
  );
  window.addEventListener(ANALYTICS_EVENT, (event) =>
    note({ kind: 'event', detail: (event as CustomEvent<unknown>).detail }),
  );
  return {
    follow(reader) {
      noted.splice(0).forEach(reader);
      note = reader;
    },
  };
};
