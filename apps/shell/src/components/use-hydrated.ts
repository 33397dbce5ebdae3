import { useEffect, useState } from 'react';

/** Whether the page is hydrated: false on the server and in the first render in the browser, so that both match. */
export const useHydrated = (): boolean => {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return isHydrated;
};
