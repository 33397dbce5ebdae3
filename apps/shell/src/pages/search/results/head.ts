import { pageHandle, type PageInput } from '@signpost/federation/contract';
import { limit } from '@signpost/shared-ui';
import { KINDS } from '../../../components/catalogue/kinds';
import { SEARCH_CRUMBS } from '../landing/head';
import { pathOf, searchUrl } from '../write-address';
import type { ResultsData } from './loader';

/** Head of a kind's results. What one visitor typed or chose and samples are not for search engines; the plain pages are. */
export const headOf = ({ data: { address, problems, results } }: PageInput<ResultsData>) => {
  const { kind, q, page, chosen, postcode } = address;
  const { name, text } = KINDS[kind];
  const own = q || postcode || problems.length > 0 || Object.keys(chosen).length > 0;
  const samples = results.hits.some(({ facts }) => facts.sample);
  return {
    title: [
      q ? `“${limit(q, 50)}” in ${name.toLowerCase()}` : `Search ${name.toLowerCase()}`,
      page > 1 && `page ${page}`,
    ]
      .filter(Boolean)
      .join(', '),
    description: `${text} Filter, sort and share what you find.`,
    canonical: searchUrl({ ...address, view: 'list' }),
    ...((own || samples) && { robots: 'noindex' as const }),
  };
};

export const handle = pageHandle<ResultsData>({
  head: headOf,
  crumbs: ({ data: { address } }) => [
    ...SEARCH_CRUMBS,
    { label: KINDS[address.kind].name, to: pathOf(address.kind) },
  ],
});
