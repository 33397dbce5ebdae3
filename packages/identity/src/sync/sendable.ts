import { FAVOURITE_KINDS, inOrder, type Favourites, type SavedItem } from '../favourites/kinds';

/** Whether an account can store the item. A place known only by name (S-03) stays on the device until it has an id. */
const isSendable = ({ id, url }: SavedItem): boolean => id !== '' && id.length <= 200 && url.length <= 1_000;

const divide = (favourites: Favourites, wanted: boolean): Favourites =>
  inOrder({
    ...favourites,
    ...Object.fromEntries(
      FAVOURITE_KINDS.map((kind) => [kind, favourites[kind].filter((item) => isSendable(item) === wanted)]),
    ),
  });

/** The part of a list that can be sent to the account. */
export const sendable = (favourites: Favourites): Favourites => divide(favourites, true);

/** The account's list plus the items that only the device can keep. */
export const withUnsendable = (account: Favourites, device: Favourites): Favourites => {
  const rest = divide(device, false);
  return inOrder({
    ...account,
    ...Object.fromEntries(FAVOURITE_KINDS.map((kind) => [kind, [...account[kind], ...rest[kind]]])),
  });
};
