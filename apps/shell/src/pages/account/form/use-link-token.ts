import { useEffect, useState } from 'react';

/**
 * The secret of a letter's link, which stands behind the # of the page's address and goes from there at once. Null until
 * the page lives, empty when the address has none.
 */
export const useLinkToken = (address: string): string | null => {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = () => {
      const given = new URLSearchParams(window.location.hash.slice(1)).get('token');
      setToken((now) => given ?? now ?? '');
      if (given) window.history.replaceState(window.history.state, '', address);
    };
    read();
    // A second letter's link, opened in the same tab, changes only what is behind the #.
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [address]);
  return token;
};
