import { useEffect, useState } from 'react';

/** Whether the page lives in a browser: false on the server and while hydrating, so that both render alike. */
export const useAlive = (): boolean => {
  const [alive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  return alive;
};
