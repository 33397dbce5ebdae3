import type { ReactNode } from 'react';
import type { Attempt } from '@signpost/api-client/base';
import { Notice } from '@signpost/shared-ui';

export interface LoadedProps<Data> {
  outcome: Attempt<Data>;
  children: (data: Data) => ReactNode;
}

/** What a call brought; when it failed, this alone says so and the page stands. */
export const Loaded = <Data,>({ outcome, children }: LoadedProps<Data>) =>
  'data' in outcome ? (
    children(outcome.data)
  ) : (
    <Notice kind="warning" heading="We cannot show this at the moment">
      <p>{outcome.error.message}. The rest of the page is complete. Try again in a few minutes.</p>
    </Notice>
  );
