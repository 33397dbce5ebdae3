import type { LoaderFunctionArgs } from 'react-router-dom';
import { pageHandle, type PageHandle } from '@signpost/federation/contract';
import { ACCOUNT } from './addresses';
import { returnPath } from './return-path';

/** What the pages for signing in and registering know of why they were opened. */
export interface Entry {
  /** Where to go afterwards; a path of this site. */
  readonly returnTo: string | null;
  /** Whether the page is a window of its own that another one opened. */
  readonly popup: boolean;
}

/** Reads `return` and `popup` from the address. */
export const entryLoader = ({ request }: LoaderFunctionArgs): Entry => {
  const { searchParams } = new URL(request.url);
  return { returnTo: returnPath(searchParams.get('return')), popup: searchParams.get('popup') === '1' };
};

/** The handle of a page of the account: never in a search engine. */
export const accountHandle = (title: string, description: string, path: string): PageHandle =>
  pageHandle({
    head: () => ({ title, description, canonical: path, robots: 'noindex' }),
    crumbs: () => [
      { label: 'Home', to: '/' },
      ...(path === ACCOUNT ? [] : [{ label: 'Your account', to: ACCOUNT }]),
      { label: title, to: path },
    ],
  });
