import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Where to write to whoever runs this site: the mailbox that RFC 2142 keeps for it, at the site's own host. The page is
 * the same for every host, so the address itself comes in the browser; before that it is told in words.
 */
export const Mailbox = () => {
  const host = useSyncExternalStore(
    never,
    () => window.location.hostname.replace(/^www\./, ''),
    () => null,
  );
  if (host === null) return <>webmaster@ and then this site’s own name, without “www”</>;
  const address = `webmaster@${host}`;
  return <a href={`mailto:${address}`}>{address}</a>;
};
