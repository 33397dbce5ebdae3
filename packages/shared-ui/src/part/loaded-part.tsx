import { t } from '@signpost/language';
import type { ReactNode } from 'react';
import { Notice } from '../notice/notice';

export interface LoadedPartProps<Thing> {
  /** The data, or the message of its failure. */
  part: { readonly data: Thing } | { readonly failure: string };
  children: (data: Thing) => ReactNode;
}

/** Renders the content of a loaded section, or its error; the rest of the page is unaffected. */
export const LoadedPart = <Thing,>({ part, children }: LoadedPartProps<Thing>) =>
  'data' in part ? children(part.data) : <NotLoaded reason={part.failure} />;

/** States that a section could not be fetched, as opposed to "not published". */
export const NotLoaded = ({ reason }: { reason: string }) => (
  <Notice kind="warning" heading={t('This part did not load')}>
    <p>{reason}</p>
    <p>{t('The rest of the page is complete. Load the page again in a minute to try once more.')}</p>
  </Notice>
);
