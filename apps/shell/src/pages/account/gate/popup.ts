import { getUserInfo, takeOver } from '@signpost/identity';
import { SIGN_IN } from '../addresses';

const WINDOW = 'popup,width=480,height=760';

/**
 * Opens the sign-in page as a window of its own: inside another site, this one has other cookies than by itself. Call it
 * from the visitor's press, or the browser will not open it. Inside a partner's page the window hands the sign-in over;
 * where the two are of one site, identity tells all pages who signed in, and the visitor's coming back has the service
 * asked too.
 */
export const openPopup = (): void => {
  const opened = window.open(`${SIGN_IN}?popup=1`, 'signpost-sign-in', WINDOW);
  if (opened) void takeOver(opened);
  window.addEventListener('focus', () => void getUserInfo({ force: true }), { once: true });
};
