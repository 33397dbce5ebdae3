import type { SlotName } from '@signpost/federation/contract';

/** Outcome of a slot: in the page, left out because it failed, or left out because it was late. */
export type Outcome = 'shown' | 'left-out' | 'late';

/** The part of rendering a page on the server that a timing measures. */
export type Measured =
  /** The page as a whole. */
  | { readonly kind: 'page' }
  /** Loading the code of the page's route, until its loader began: almost no time once a release is loaded. */
  | { readonly kind: 'load'; readonly remote: string }
  /** One route's loader, by the route's id. */
  | { readonly kind: 'loader'; readonly route: string }
  /** One remote's part of a slot. */
  | { readonly kind: 'slot'; readonly slot: SlotName; readonly remote: string }
  /** Rendering the markup; of a streamed page, its frame. */
  | { readonly kind: 'render' };

/** Duration of one part on the server, in milliseconds. */
export type Timing = Measured & { readonly milliseconds: number; readonly outcome?: Outcome };

/** Returns the remote of a route, from the prefix of the route's id. */
export const remoteOfRoute = (route: string): string => route.split('.')[0] ?? route;
