import { t } from '@signpost/language';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * The site's contact mailbox (RFC 2142) at the site's own host. The markup is the same for every host, so the browser
 * inserts the address; before hydration the text describes it.
 */
export const Mailbox = () => {
  const host = useSyncExternalStore(
    never,
    () => window.location.hostname.replace(/^www\./, ''),
    () => null,
  );
  if (host === null) return <>{t('webmaster@ and then this site’s own name, without “www”')}</>;
  const address = `webmaster@${host}`;
  return <a href={`mailto:${address}`}>{address}</a>;
};
