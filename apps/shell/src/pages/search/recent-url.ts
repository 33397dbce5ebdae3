import { isSearchKind } from '@signpost/api-client/search';
import type { RecentSearch } from '@signpost/identity';
import { KINDS } from '../../components/catalogue/kinds';
import { everything } from './address';
import { landingUrl, searchUrl } from './write-address';

/** The index under which searches of everything are remembered. */
export const EVERYWHERE = 'all';

/** Where a remembered search leads, and what it was in; one in an index that is no more leads to everything. */
export const recentUrl = ({
  keyword,
  index,
}: Pick<RecentSearch, 'keyword' | 'index'>): { readonly href: string; readonly note?: string } =>
  isSearchKind(index)
    ? { href: searchUrl({ ...everything(index), q: keyword }), note: `in ${KINDS[index].name}` }
    : { href: landingUrl(keyword) };
