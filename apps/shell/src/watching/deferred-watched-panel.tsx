import { useEffect, useState, type ComponentType } from 'react';
import { useWatches } from '@signpost/identity/watches';

const load = () => import(/* webpackChunkName: "shell.favourites.watched" */ './watched-panel');

/** The list of what is watched, loaded only where something is. */
export const DeferredWatchedPanel = () => {
  const isWatching = useWatches().items.length > 0;
  const [loaded, setLoaded] = useState<{ readonly WatchedPanel: ComponentType } | null>(null);
  useEffect(() => {
    // A failed load is tried again when the page is opened again.
    if (isWatching) load().then(setLoaded, () => undefined);
  }, [isWatching]);
  return isWatching && loaded ? <loaded.WatchedPanel /> : null;
};
