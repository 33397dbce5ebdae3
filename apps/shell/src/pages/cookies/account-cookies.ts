import { t } from '@signpost/language';
import type { StoredEntry } from './stored-entry';

/** Cookies that the account service sets and scripts cannot read. */
export const accountCookies = (): readonly StoredEntry[] => [
  {
    name: t('That you are signed in'),
    key: 'signpost-session',
    where: 'cookie',
    when: t('you sign in or make an account'),
    what: t('A random number that stands for your account. Nothing about you is in it'),
    until: t('you sign out, or do not come back for 30 days'),
  },
  {
    name: t('That this browser is yours'),
    key: 'signpost-browser',
    where: 'cookie',
    when: t('you sign in, confirm your address or set a new password'),
    what: t(
      'A random number by which your account knows this browser. Wrong passwords that somebody tries elsewhere then do not lock you out here',
    ),
    until: t('180 days after you last signed in, or you delete it'),
  },
  {
    name: t('That a form is yours'),
    key: 'signpost-form',
    where: 'cookie',
    when: t('you open a form to sign in or register'),
    what: t('A random number that keeps other sites from sending the form for you'),
    until: t('you sign in or close the browser'),
  },
];
