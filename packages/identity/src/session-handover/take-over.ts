import { openAdapter } from '../account/configuration';
import type { HandedSignIn } from '../account/port';
import { enter } from '../account/session';
import { listenTo, postTo } from './messages';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The origin of the outermost page around this iframe; undefined when the browser does not expose it. */
const partnerAround = (): string | undefined => {
  // Not every browser supports `ancestorOrigins`; all expose the referrer of an iframe's first document.
  const origins = (window.location as Partial<Location>).ancestorOrigins;
  const { referrer } = document;
  return origins?.[origins.length - 1] ?? (referrer ? new URL(referrer).origin : undefined);
};

const accept = async (handed: HandedSignIn): Promise<void> => {
  const { own } = await openAdapter();
  if (own) await enter(await own.acceptSignIn(handed));
};

let stop: (() => void) | undefined;

/**
 * Runs in an iframe: waits for the sign-in of the window that it opened, and takes it over. The code from the window is
 * useless without the secret, which stays in the iframe. Without a secure context or a known partner origin nothing happens.
 */
export const takeOver = (opened: Window): void => {
  stop?.();
  const partner = partnerAround();
  if (!window.isSecureContext || partner === undefined) return;
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  stop = listenTo(opened, (message) => {
    if (message.type === 'signpost:sign-in-done') {
      void crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)).then((digest) => {
        const challenge = base64url(new Uint8Array(digest));
        postTo(opened, { type: 'signpost:sign-in-challenge', partner, challenge });
      });
    }
    if (message.type === 'signpost:sign-in-code') {
      stop?.();
      accept({ code: message.code, verifier, partner }).catch((failure: unknown) =>
        console.error('There has been a problem taking the sign-in over', failure),
      );
    }
  });
};
