import type { ContextReader } from '@signpost/api-client/base';
import { startAnalytics } from '../analytics/analytics';
import { hasStored } from '@signpost/identity/has-stored';
import { followOfflinePages } from '@signpost/identity/offline';
import type { Journal } from '../analytics/journal';
import type { Router } from '../offline/page/keep-pages';
import { currentLanguage, SOURCE_LANGUAGE } from '@signpost/language/runtime';
import { LANGUAGE_KEY } from '../layout/language/language-key';
import { startUp } from '../startup/startup';
import type { BootData } from '../transfer/boot-data';

/** State recorded since the page's start, for code that is loaded later. */
export interface DeferredStart {
  readonly journal: Journal;
  readonly router: Router;
  readonly context: ContextReader;
  /** The query string that the document was opened with. */
  readonly search: string;
  readonly boot: Pick<BootData, 'remotes' | 'nonLiveReleases' | 'flags' | 'offline' | 'xray'>;
}

/** Loads the code that keeps pages for offline visitors when they choose that, or when it has to end. */
const followOffline = (router: Router): void =>
  followOfflinePages((isOn) => {
    if (isOn || navigator.serviceWorker?.controller)
      void import(/* webpackChunkName: "offline" */ '../offline/page/keep-pages').then(({ keepPages }) =>
        keepPages(isOn, router),
      );
  });

/** Whether the page is not in English, another language was chosen before, or the browser asks for one. */
const mayWantOtherLanguage = (): boolean =>
  currentLanguage() !== SOURCE_LANGUAGE ||
  hasStored(LANGUAGE_KEY) ||
  navigator.languages.some((language) => !language.startsWith('en'));

/**
 * Starts what can wait until the page is hydrated: analytics, the startup tasks, the suggestion of another language,
 * X-ray.
 */
export const startDeferred = ({ journal, router, context, search, boot }: DeferredStart): void => {
  const { remotes, nonLiveReleases, flags, offline, xray } = boot;
  startAnalytics(journal, { release: nonLiveReleases, flags }, remotes);
  void startUp(context, search);
  if (mayWantOtherLanguage())
    void import(/* webpackChunkName: "language" */ '../layout/language/follow-language').then((it) =>
      it.followLanguage(),
    );
  if (offline) followOffline(router);
  if (xray) void import(/* webpackChunkName: "xray" */ '../xray/start').then((it) => it.startXray());
};
