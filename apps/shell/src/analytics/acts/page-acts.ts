import { track } from '@signpost/federation/contract';
import { productOf } from './product';

const LONGEST = 200;

const tell = (category: string, action: string, label: string): void =>
  track({
    category,
    action,
    label: label.slice(0, LONGEST),
    productName: productOf(window.location.pathname),
  });

/** What a press does that says so by `data-act`, as shared-ui's buttons do. */
const NAMED: Readonly<Record<string, string>> = { share: 'page', play: 'video' };

const onClick = (event: MouseEvent): void => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const named = target.closest<HTMLElement>('[data-act]');
  const { act = '', name = window.location.pathname } = named?.dataset ?? {};
  const category = NAMED[act];
  if (category) return tell(category, act, name);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  // A press that the page keeps to itself leads nowhere.
  if (!link || event.defaultPrevented || !/^https?:$/.test(link.protocol)) return;
  if (link.host !== window.location.host) tell('link', 'outbound', link.host + link.pathname);
};

/**
 * Follows what visitors do on any page, so that no page has to say it: leave for another site, share, print, play a
 * video.
 */
export const followPageActs = (): void => {
  window.addEventListener('click', onClick);
  window.addEventListener('beforeprint', () => tell('page', 'print', window.location.pathname));
};
