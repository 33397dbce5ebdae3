import { useLoaderData, useNavigate } from 'react-router-dom';
import { handOver } from '@signpost/identity';
import { ACCOUNT } from './addresses';
import type { Entry } from './entry';
import { withReturn } from './return-path';

/**
 * Why a page for signing in or registering was opened. `onward` gives the other page's address, opened for the same
 * reason; `done` goes where the visitor came from, or hands the sign-in over to the frame that opened a window for this
 * alone, and closes that.
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
