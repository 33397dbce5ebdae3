import { createRoot } from 'react-dom/client';
import type { ContextReader } from '@signpost/api-client/base';
import { startAnalytics } from '../analytics/analytics';
import { ConsentBanner } from '../analytics/consent/banner';
import type { Journal } from '../analytics/journal';
import { startUp } from '../startup/startup';

/** What a page had from its first moment, for what comes later. */
export interface Early {
  readonly journal: Journal;
  readonly context: ContextReader;
  /** The query string that the document was opened with. */
  readonly search: string;
  /** The releases that this visitor sees and most do not. */
  readonly trial: string | undefined;
  /** Whether developers may look through the page. */
  readonly xray: boolean | undefined;
}

/** Starts what can wait until the page is alive: measurement, the question for consent, the startup's lists, X-ray. */
export const startLater = ({ journal, context, search, trial, xray }: Early): void => {
  startAnalytics(journal, trial);
  // After the page and outside of its tree: whatever happens to the one leaves the other be.
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<ConsentBanner />);
  void startUp(context, search);
  if (xray) void import(/* webpackChunkName: "xray" */ '../xray/start').then((it) => it.startXray());
};
