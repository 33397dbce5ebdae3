import { useEffect, useState } from 'react';

/**
 * Returns the token from the fragment of an email's link, and removes it from the address at once. Null until the page
 * is hydrated, empty when the address has none.
 */
export const useLinkToken = (address: string): string | null => {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const readToken = () => {
      const newToken = new URLSearchParams(window.location.hash.slice(1)).get('token');
      setToken((now) => newToken ?? now ?? '');
      if (newToken) window.history.replaceState(window.history.state, '', address);
    };
    readToken();
    // The link of a second email, opened in the same tab, changes only the fragment.
    window.addEventListener('hashchange', readToken);
    return () => window.removeEventListener('hashchange', readToken);
  }, [address]);
  return token;
};
