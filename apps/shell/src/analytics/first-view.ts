import { isPageHydrated } from '@signpost/shared-ui';
import type { BootData } from '../transfer/boot-data';
import { denyConsent, followConsent } from './consent/mode';
import { push } from './data-layer';
import { pageView } from './page-view';

/**
 * Pushes the consent state and the view of the page that the server rendered (B-11), before any of the page is hydrated.
 * A restoration from the browser's back/forward cache is a view too; once the page is hydrated the journal records it,
 * except on a framed page, which has no journal, reads no stored answer and so stays denied.
 */
export const pushFirstView = ({
  nonLiveReleases,
  flags,
  framed,
}: Pick<BootData, 'nonLiveReleases' | 'flags' | 'framed'>): void => {
  if (framed) denyConsent();
  else followConsent();
  const pushView = () =>
    push(pageView(window.location, window.location, document.title, { release: nonLiveReleases, flags }));
  pushView();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && (framed || !isPageHydrated())) pushView();
  });
};
