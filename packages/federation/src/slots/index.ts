import type { FunctionComponent } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';

/**
 * The slots that remotes have in their own pages, by name, with the input that the page gives to each row. A remote
 * adds its slots in the `slots.d.ts` of its folder. The input is plain JSON, because it travels in the page.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- remotes add the members
export interface HostedSlots {}

/** What a page keeps in its loader data for each row. Only `SlotRows` uses it. */
export interface HostedRow {
  readonly remote: string;
}

type FillRows = <Name extends keyof HostedSlots>(
  slot: Name,
  args: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  input: HostedSlots[Name],
) => Promise<readonly HostedRow[]>;

/**
 * Fills a slot of the page with the rows of other remotes, in parallel, within the slot's timeout. A row that fails is
 * left out, or loaded again by the browser if the slot's failure class is `essential`; it never fails the page. Call it
 * in the page's loader, in parallel with the loader's own calls. The shell provides the implementation; this one, for
 * tests and stories, fills nothing.
 */
export const fillRows: FillRows = () => Promise.resolve([]);

/** Renders the rows that `fillRows` returned, one below the other; nothing when there are none. */
export const SlotRows: FunctionComponent<{
  readonly slot: keyof HostedSlots;
  readonly rows: readonly HostedRow[];
}> = () => null;
