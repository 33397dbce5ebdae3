import type { ReactNode } from 'react';
import { Notice } from '@signpost/shared-ui';
import type { Loaded } from './load-part';

export interface LoadedPartProps<Thing> {
  part: Loaded<Thing>;
  children: (data: Thing) => ReactNode;
}

/** What a part shows once it came, or why it did not; the rest of the page stands either way. */
export const LoadedPart = <Thing,>({ part, children }: LoadedPartProps<Thing>) =>
  'data' in part ? (
    children(part.data)
  ) : (
    <Notice kind="warning" heading="This part did not load">
      <p>{part.failure}</p>
      <p>The rest of the page is complete. Load the page again in a minute to try once more.</p>
    </Notice>
  );
