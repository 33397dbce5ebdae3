import type { AnalyticsEvent } from '@signpost/federation/contract';
import type { VisitorAction } from '@signpost/identity';

const MAX_TEXT_LENGTH = 200;

const ACCOUNT_ACTIONS = { register: 'register', signIn: 'sign in', signOut: 'sign out' } as const;

/**
 * Converts an action reported by the identity package to an analytics event: saved or removed an item, registered,
 * signed in or out.
 */
export const toVisitorEvent = (act: VisitorAction): AnalyticsEvent => {
  if (act.act !== 'save' && act.act !== 'remove')
    return { category: 'account', action: ACCOUNT_ACTIONS[act.act], label: '', productName: 'account' };
  const { kind, item, providerCode } = act;
  const label = item.title.slice(0, MAX_TEXT_LENGTH);
  return {
    category: 'favourites',
    action: act.act,
    label,
    productName: kind,
    ...(kind === 'unis' && { providerName: label, ...(providerCode && { providerCode }) }),
  };
};
