import { IdentityError } from '../../account/identity-error';
import type { GigyaSdk } from './sdk';

/** Milliseconds between two looks whether the SDK is ready (S-01). */
const POLL = 50;

/** Milliseconds after which an SDK that does not get ready is given up. */
const PATIENCE = 10_000;

const insert = (address: string): Promise<never> =>
  new Promise((_, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    // The consent tool leaves it alone: without it nobody can sign in (B-12).
    script.dataset['cookieconsent'] = 'ignore';
    script.onerror = () => {
      script.remove();
      reject(
        new IdentityError(
          'unreachable',
          'Signing in cannot be reached. Check your connection and try again.',
        ),
      );
    };
    document.head.append(script);
  });

const ready = (): Promise<GigyaSdk> =>
  new Promise((resolve, reject) => {
    const since = performance.now();
    const look = () => {
      const { gigya } = window;
      if (gigya?.isReady) resolve(gigya);
      else if (performance.now() - since > PATIENCE)
        reject(new IdentityError('unreachable', 'Signing in does not answer. Try again in a minute.'));
      else setTimeout(look, POLL);
    };
    look();
  });

/** Loads the SDK, once for a page, and waits until it is ready. Rejects with an `IdentityError`. */
export const loadSdk = (address: string): Promise<GigyaSdk> =>
  window.gigya ? ready() : Promise.race([insert(address), ready()]);
