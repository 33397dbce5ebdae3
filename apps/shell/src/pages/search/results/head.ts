import { t } from '@signpost/language';
import { pageHandle, type PageInput } from '@signpost/federation/contract';
import { limit } from '@signpost/shared-ui';
import { kindDescriptions } from '../../../components/catalogue/kind-descriptions';
import { KINDS } from '../../../components/catalogue/kinds';
import { searchCrumbs } from '../landing/head';
import { pathOf, searchUrl } from '../write-address';
import type { ResultsData } from './page-data';

/**
 * Head of a kind's results. Pages with a visitor's words, filters or samples are excluded from search engines;
 * the plain pages are not.
 */
const headOf = ({ data: { address, problems, results } }: PageInput<ResultsData>) => {
  const { kind, q, page, chosen, postcode } = address;
  const { name } = KINDS[kind];
  const isPersonal = q || postcode || problems.length > 0 || Object.keys(chosen).length > 0;
  const hasSamples = results.hits.some(({ facts }) => facts.sample);
  return {
    title: [
      q
        ? t('“{q}” in {kind}', { q: limit(q, 50), kind: name.toLowerCase() })
        : t('Search {kind}', { kind: name.toLowerCase() }),
      page > 1 && t('page {page}', { page }),
    ]
      .filter(Boolean)
      .join(', '),
    description: `${kindDescriptions()[kind]} ${t('Filter, sort and share what you find.')}`,
    canonical: searchUrl({ ...address, view: 'list' }),
    ...((isPersonal || hasSamples) && { robots: 'noindex' as const }),
  };
};

export const handle = pageHandle<ResultsData>({
  head: headOf,
  crumbs: ({ data: { address } }) => [
    ...searchCrumbs(),
    { label: KINDS[address.kind].name, to: pathOf(address.kind) },
  ],
});
