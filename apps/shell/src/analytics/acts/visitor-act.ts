import type { AnalyticsEvent } from '@signpost/federation/contract';
import type { Act } from '@signpost/identity';

const LONGEST = 200;

const ACCOUNT = { register: 'register', signIn: 'sign in', signOut: 'sign out' } as const;

/** What identity says that the visitor did, as an event: saved or removed something, registered, signed in or out. */
export const visitorAct = (act: Act): AnalyticsEvent => {
  if (act.act !== 'save' && act.act !== 'remove')
    return { category: 'account', action: ACCOUNT[act.act], label: '', productName: 'account' };
  const { kind, item } = act;
  const label = item.title.slice(0, LONGEST);
  return {
    category: 'favourites',
    action: act.act,
    label,
    productName: kind,
    ...(kind === 'unis' && { providerCode: item.id, providerName: label }),
  };
};
