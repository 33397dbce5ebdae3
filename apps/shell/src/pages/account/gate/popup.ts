import { getUserInfo } from '@signpost/identity';
import { SIGN_IN } from '../addresses';

const WINDOW = 'popup,width=480,height=760';

/**
 * Opens the sign-in page as a window of its own: inside another site, this one gets no cookies. Call it from the visitor's
 * press, or the browser will not open it. Pages keep themselves apart from what opens them (Cross-Origin-Opener-Policy),
 * so the window has no way to this page: identity tells all pages of the site who signed in, and the visitor's coming back
 * has the service asked too.
 */
export const openPopup = (): void => {
  window.open(`${SIGN_IN}?popup=1`, 'signpost-sign-in', WINDOW);
  window.addEventListener('focus', () => void getUserInfo({ force: true }), { once: true });
};
