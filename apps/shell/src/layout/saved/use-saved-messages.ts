import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { currentFavourites, useFavourites, type Favourites } from '@signpost/identity';
import { showToast } from '@signpost/shared-ui';

/** The favourites page shows removals itself, with its own undo. */
const FAVOURITES_PATH = '/explore/favourites';

/**
 * Shows a message when an item is saved or removed, by any remote's button. Other tabs show messages for their own
 * changes.
 */
export const useSavedMessages = (): void => {
  const favourites = useFavourites();
  const { pathname } = useLocation();
  const lastFavourites = useRef<Favourites | null>(null);
  useEffect(() => {
    const before = lastFavourites.current;
    // Read from the device, not from the hook: the hook returns an empty list while hydrating, and items already there
    // are no change.
    const after = (lastFavourites.current = currentFavourites());
    if (!before || before === after || pathname === FAVOURITES_PATH || !document.hasFocus()) return;
    // A message that cannot be loaded is not reported: the button shows the same state.
    import(/* webpackChunkName: "saved-message" */ './saved-message').then(
      ({ savedMessage }) => {
        const toast = savedMessage(before, after);
        if (toast) showToast(toast);
      },
      () => undefined,
    );
    // A change of page alone is no change of the list.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [favourites]);
};
