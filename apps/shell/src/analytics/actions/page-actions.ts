import { track } from '@signpost/federation/contract';
import { productOf } from './product';

const MAX_TEXT_LENGTH = 200;

const trackAction = (category: string, action: string, label: string): void =>
  track({
    category,
    action,
    label: label.slice(0, MAX_TEXT_LENGTH),
    productName: productOf(window.location.pathname),
  });

/** Action to category, for elements with a `data-act` attribute, such as shared-ui's buttons. */
const CATEGORY_BY_ACT: Readonly<Record<string, string>> = { share: 'page', play: 'video' };

const onClick = (event: MouseEvent): void => {
  const { target } = event;
  if (!(target instanceof Element)) return;
  const actElement = target.closest<HTMLElement>('[data-act]');
  const { act = '', name = window.location.pathname } = actElement?.dataset ?? {};
  const category = CATEGORY_BY_ACT[act];
  if (category) return trackAction(category, act, name);
  const link = target.closest<HTMLAnchorElement>('a[href]');
  // A click whose default action the page prevented follows no link.
  if (!link || event.defaultPrevented || !/^https?:$/.test(link.protocol)) return;
  if (link.host !== window.location.host) trackAction('link', 'outbound', link.host + link.pathname);
};

/**
 * Starts sending events for actions that are the same on any page, so that pages need not send them: outbound links,
 * share, print, video play.
 */
export const trackPageActions = (): void => {
  window.addEventListener('click', onClick);
  window.addEventListener('beforeprint', () => trackAction('page', 'print', window.location.pathname));
};
