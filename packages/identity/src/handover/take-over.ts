import { openAdapter } from '../account/configuration';
import type { HandedSignIn } from '../account/port';
import { enter } from '../account/session';
import { hear, tell } from './messages';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The origin of the outermost page around this frame; undefined when the browser does not say. */
const partnerAround = (): string | undefined => {
  // Not every browser has the list; all tell a frame's first document who asked for it.
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
 * In a frame: waits for the sign-in of the window that it opened, and takes it over. What comes by the window is worth
 * nothing without the secret that stays here. A frame that cannot keep one, or cannot know where it is, goes on as it was.
 */
export const takeOver = (opened: Window): void => {
  stop?.();
  const partner = partnerAround();
  if (!window.isSecureContext || partner === undefined) return;
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  stop = hear(opened, (message) => {
    if (message.type === 'signpost:sign-in-done') {
      void crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier)).then((digest) => {
        const challenge = base64url(new Uint8Array(digest));
        tell(opened, { type: 'signpost:sign-in-challenge', partner, challenge });
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
