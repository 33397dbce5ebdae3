import type { ApiState } from '../product/api-in-state';
import type { TinyAnswer } from './tiny-shell';

/** The configuration of the remote of a small site. */
export const config = {
  name: 'tiny',
  paths: ['/page', '/short'],
  slots: ['home.row', 'card.courses'],
  contract: '^1.0.0',
  budget: 1_000,
} as const;
/** Addresses of its pages and slots. */
export const samples = {
  paths: { '/page': '/page', '/short': '/short' },
  slots: { 'home.row': '/', 'card.courses': '/cards' },
};

export const ROW = '<h1>Home</h1><div data-rows="home.row"><div data-row="tiny">Something</div></div>';
export const CARD = '<h1>Found</h1><article class="tiny-card">A card</article>';
export const FAILS = '<h1>Error</h1><p>There has been a problem fetching things</p>';

/** The response of a conforming site, by address and API state. */
export const inOrder = (address: string, state: ApiState): TinyAnswer | undefined => {
  if (address === '/') return { body: ROW };
  if (address === '/cards') return { body: CARD };
  if (address === '/short') return { status: 302, headers: { location: '/page' } };
  if (address !== '/page' || state === 'whole' || state === 'empty') return undefined;
  return { status: 500, head: '<title>Error</title><meta name="robots" content="noindex">', body: FAILS };
};
