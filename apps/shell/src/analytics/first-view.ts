import { isPageHydrated } from '@signpost/shared-ui';
import { SITE_NAME } from '../app/document-title';
import type { BootData } from '../transfer/boot-data';
import { followConsent } from './consent/mode';
import { push } from './data-layer';
import { pageView } from './page-view';

/**
 * Pushes the consent state and the view of the page that the server rendered (B-11), before any of the page is hydrated.
 * A restoration from the browser's back/forward cache is a view too; once the page is hydrated the journal records it.
 */
export const pushFirstView = ({
  nonLiveReleases,
  flags,
  errors,
}: Pick<BootData, 'nonLiveReleases' | 'flags' | 'errors'>): void => {
  followConsent();
  const title = errors || document.title === SITE_NAME ? undefined : document.title;
  const pushView = () =>
    push(pageView(window.location, window.location, title, { release: nonLiveReleases, flags }));
  pushView();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isPageHydrated()) pushView();
  });
};
