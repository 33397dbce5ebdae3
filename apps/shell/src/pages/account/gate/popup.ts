import { localAddress } from '@signpost/language/runtime';
import { getUserInfo, takeOver } from '@signpost/identity';
import { SIGN_IN } from '../addresses';

const WINDOW_FEATURES = 'popup,width=480,height=760';

/**
 * Opens the sign-in page as a window: a page inside another site has a different cookie jar from the site on its own.
 * Call it in a click handler, or the browser blocks the window. Inside a partner's page the window transfers the
 * sign-in; on the same site the identity package notifies all pages, and the session is also fetched again when the
 * visitor returns to this page.
 */
export const openPopup = (): void => {
  const popup = window.open(localAddress(`${SIGN_IN}?popup=1`), 'signpost-sign-in', WINDOW_FEATURES);
  if (popup) void takeOver(popup);
  window.addEventListener('focus', () => void getUserInfo({ force: true }), { once: true });
};
