import { useLoaderData, useNavigate } from 'react-router-dom';
import { handOver } from '@signpost/identity';
import { ACCOUNT } from './addresses';
import type { Entry } from './entry';
import { withReturn } from './return-path';

/**
 * Returns why a sign-in or register page was opened. `onward` returns the other page's address with the same
 * parameters; `done` goes to where the visitor came from, or transfers the sign-in to the frame that opened this
 * window, and closes the window.
 */
export const useEntry = () => {
  const { returnTo, popup } = useLoaderData<Entry>();
  const navigate = useNavigate();
  return {
    returnTo,
    popup,
    onward: (address: string): string => (popup ? `${address}?popup=1` : withReturn(address, returnTo)),
    done: (): void => {
      if (popup) void handOver().finally(() => window.close());
      else void navigate(returnTo ?? ACCOUNT, { replace: true });
    },
  };
};
