import type { ReactNode } from 'react';
import { Notice } from '../notice/notice';

export interface LoadedPartProps<Thing> {
  /** It came, or the words that say why it did not. */
  part: { readonly data: Thing } | { readonly failure: string };
  children: (data: Thing) => ReactNode;
}

/** What a part shows once it came, or why it did not; the rest of the page stands either way. */
export const LoadedPart = <Thing,>({ part, children }: LoadedPartProps<Thing>) =>
  'data' in part ? children(part.data) : <NotLoaded reason={part.failure} />;

/** Says that one part of a page could not be fetched just now, which is not "not published". */
export const NotLoaded = ({ reason }: { reason: string }) => (
  <Notice kind="warning" heading="This part did not load">
    <p>{reason}</p>
    <p>The rest of the page is complete. Load the page again in a minute to try once more.</p>
  </Notice>
);
