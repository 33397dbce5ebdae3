import { ACCOUNT } from '../pages/account/addresses';
import type { CurrentPage } from './current-page';

/**
 * Whether a page inside another site is shown to signed-in visitors only (B-13): every page except those of the account
 * and the frames of widgets. An error, which has no head, is shown to everyone. `pathname` is without the language.
 */
export const needsLogin = ({ head, chrome }: CurrentPage, pathname: string): boolean =>
  head !== undefined && chrome !== 'none' && !pathname.startsWith(ACCOUNT);
