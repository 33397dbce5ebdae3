import { getUserInfo } from '@signpost/identity';
import { SIGN_IN } from '../addresses';

const SIGNED_IN = 'signpost:signed-in';
const WINDOW = 'popup,width=480,height=760';

const ask = (): void => void getUserInfo({ force: true });

/**
 * Opens the sign-in page as a window of its own: inside another site, this one gets no cookies. Call it from the visitor's
 * press, or the browser will not open it. Its word, or the visitor's coming back, has the service asked who visits now.
 */
export const openPopup = (): void => {
  const popup = window.open(`${SIGN_IN}?popup=1`, 'signpost-sign-in', WINDOW);
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin || source !== popup || data !== SIGNED_IN) return;
    window.removeEventListener('message', onMessage);
    ask();
  };
  window.addEventListener('message', onMessage);
  window.addEventListener('focus', ask, { once: true });
};

/** The sign-in window's work is done: tells the page that opened it, and no other, and closes. */
export const closePopup = (): void => {
  (window.opener as Window | null)?.postMessage(SIGNED_IN, window.location.origin);
  window.close();
};
