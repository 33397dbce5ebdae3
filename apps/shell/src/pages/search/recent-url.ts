import { t } from '@signpost/language';
import { isSearchKind } from '@signpost/api-client/search';
import type { RecentSearch } from '@signpost/identity';
import { KINDS } from '../../components/catalogue/kinds';
import { emptySearch } from './address';
import { landingUrl, searchUrl } from './write-address';

/** The index name under which searches of all kinds are stored. */
export const ALL_KINDS = 'all';

/** Returns the address and the kind of a recent search; one in an index that no longer exists leads to all kinds. */
export const recentUrl = ({
  keyword,
  index,
}: Pick<RecentSearch, 'keyword' | 'index'>): { readonly href: string; readonly note?: string } =>
  isSearchKind(index)
    ? {
        href: searchUrl({ ...emptySearch(index), q: keyword }),
        note: t('in {name}', { name: KINDS[index].name }),
      }
    : { href: landingUrl(keyword) };
