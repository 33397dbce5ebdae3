import { IdentityError } from '../../account/identity-error';
import type { GigyaSdk } from './sdk';

/** Interval in milliseconds between checks whether the SDK is ready (S-01). */
const POLL_INTERVAL_MS = 50;

/** Timeout in milliseconds for the SDK to become ready. */
const LOAD_TIMEOUT_MS = 10_000;

const insert = (address: string): Promise<never> =>
  new Promise((_, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    // Exempts the script from the consent tool, because sign-in depends on it (B-12).
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
      else if (performance.now() - since > LOAD_TIMEOUT_MS)
        reject(new IdentityError('unreachable', 'Signing in does not answer. Try again in a minute.'));
      else setTimeout(look, POLL_INTERVAL_MS);
    };
    look();
  });

/** Loads the SDK once per page and waits until it is ready. Rejects with an `IdentityError`. */
export const loadSdk = (address: string): Promise<GigyaSdk> =>
  window.gigya ? ready() : Promise.race([insert(address), ready()]);
