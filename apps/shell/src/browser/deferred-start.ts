import type { ContextReader } from '@signpost/api-client/base';
import { startAnalytics } from '../analytics/analytics';
import type { Journal } from '../analytics/journal';
import { startUp } from '../startup/startup';
import type { BootData } from '../transfer/boot-data';

/** State recorded since the page's start, for code that is loaded later. */
export interface DeferredStart {
  readonly journal: Journal;
  readonly context: ContextReader;
  /** The query string that the document was opened with. */
  readonly search: string;
  readonly boot: Pick<BootData, 'remotes' | 'nonLiveReleases' | 'flags' | 'xray'>;
}

/** Starts what can wait until the page is hydrated: analytics, the startup tasks, X-ray. */
export const startDeferred = ({ journal, context, search, boot }: DeferredStart): void => {
  const { remotes, nonLiveReleases, flags, xray } = boot;
  startAnalytics(journal, { release: nonLiveReleases, flags }, remotes);
  void startUp(context, search);
  if (xray) void import(/* webpackChunkName: "xray" */ '../xray/start').then((it) => it.startXray());
};
