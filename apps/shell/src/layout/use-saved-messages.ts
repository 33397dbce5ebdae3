import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { currentFavourites, useFavourites, type Favourites } from '@signpost/identity';
import { showToast } from '@signpost/shared-ui';

/** The list itself shows what is taken off, and has its own way back. */
const SHOWS_ITSELF = '/explore/favourites';

/** Says what was saved or taken off, whichever remote's button did it. Other tabs say their own. */
export const useSavedMessages = (): void => {
  const favourites = useFavourites();
  const { pathname } = useLocation();
  const known = useRef<Favourites | null>(null);
  useEffect(() => {
    const before = known.current;
    // From the device, not from the hook: while hydrating it has not looked yet, and what is there is no news.
    const after = (known.current = currentFavourites());
    if (!before || before === after || pathname === SHOWS_ITSELF || !document.hasFocus()) return;
    // A message that cannot be made is no reason to trouble anyone: the button shows the same.
    import(/* webpackChunkName: "saved-message" */ './saved-message').then(
      ({ savedMessage }) => {
        const toast = savedMessage(before, after);
        if (toast) showToast(toast);
      },
      () => undefined,
    );
    // A change of page alone is no change of the list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [favourites]);
};
