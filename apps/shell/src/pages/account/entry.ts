import { t } from '@signpost/language';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { pageHandle, type PageHandle } from '@signpost/federation/contract';
import { ACCOUNT } from './addresses';
import { returnPath } from './return-path';

/** Why the sign-in and register pages were opened. */
export interface Entry {
  /** Where to go afterwards; a path of this site. */
  readonly returnTo: string | null;
  /** Whether the page is a popup that another page opened. */
  readonly popup: boolean;
}

/** Reads `return` and `popup` from the query string. */
export const entryLoader = ({ request }: LoaderFunctionArgs): Entry => {
  const { searchParams } = new URL(request.url);
  return { returnTo: returnPath(searchParams.get('return')), popup: searchParams.get('popup') === '1' };
};

/** The handle of an account page: excluded from search engines. `texts` gives them in the language of the page. */
export const accountHandle = (
  texts: () => { readonly title: string; readonly description: string },
  path: string,
): PageHandle =>
  pageHandle({
    head: () => ({ ...texts(), canonical: path, robots: 'noindex' }),
    crumbs: () => [
      { label: t('Home'), to: '/' },
      ...(path === ACCOUNT ? [] : [{ label: t('Your account'), to: ACCOUNT }]),
      { label: texts().title, to: path },
    ],
  });
