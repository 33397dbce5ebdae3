import { useEffect, useState, type ComponentType } from 'react';
import { isEmbedded, useVisitor } from '@signpost/identity';
import { hasWatches, WATCHES_SETTING } from '@signpost/identity/has-watches';
import { whenIdle } from '@signpost/shared-ui';

const load = () => import(/* webpackChunkName: "site-watcher" */ './site-watcher');

/** The look for news, loaded only where something is watched: on this device, or in the account that is signed in. */
export const DeferredWatching = () => {
  const { settings } = useVisitor().person;
  const [loaded, setLoaded] = useState<{ readonly SiteWatcher: ComponentType } | null>(null);
  const isWatching = settings.some(({ name }) => name === WATCHES_SETTING.name);
  useEffect(() => {
    if (loaded || isEmbedded() || !(isWatching || hasWatches())) return;
    let isGone = false;
    // A failed load is tried again on the next page.
    void whenIdle()
      .then(() => load())
      .then(
        (module) => isGone || setLoaded(module),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, [loaded, isWatching]);
  return loaded && <loaded.SiteWatcher />;
};
