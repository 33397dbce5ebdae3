import { NO_FAVOURITES } from '../favourites/kinds';
import type { AccountUser } from './port';

const UID = 'Anonymous';

/** S-01, E-14: the anonymous visitor, used until someone signs in. */
export const ANONYMOUS: AccountUser = {
  uid: UID,
  name: 'Anonymous',
  postcode: null,
  profileComplete: 0,
  latlng: null,
  grades: null,
  qualification: null,
  settings: [],
  saved: { version: 0, favourites: NO_FAVOURITES },
};

/** Whether someone is signed in. */
export const isSignedIn = ({ uid }: { readonly uid: string }): boolean => uid !== UID;
