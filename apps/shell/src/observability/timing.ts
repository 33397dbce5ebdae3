import type { SlotName } from '@signpost/federation/contract';

/** What became of a slot: in the page, not in it because it failed, or not in it because it came too late. */
export type Outcome = 'shown' | 'left-out' | 'late';

/** What of a page's making on the server a timing is of. */
export type Measured =
  /** The page as a whole. */
  | { readonly kind: 'page' }
  /** Getting the code of the page's route, until its loader began: next to nothing once a release was asked before. */
  | { readonly kind: 'load'; readonly remote: string }
  /** One route's loader, by the route's id. */
  | { readonly kind: 'loader'; readonly route: string }
  /** One remote's part of a slot. */
  | { readonly kind: 'slot'; readonly slot: SlotName; readonly remote: string }
  /** Making markup of it all; of a streamed page, its frame. */
  | { readonly kind: 'render' };

/** How long something took on the server, in milliseconds. */
export type Timing = Measured & { readonly milliseconds: number; readonly outcome?: Outcome };

/** The remote that a route is of: routes are named by theirs. */
export const remoteOfRoute = (route: string): string => route.split('.')[0] ?? route;
