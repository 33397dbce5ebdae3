import { pageHandle, breadcrumbList } from '@signpost/federation/contract';
import { EMPLOYERS_CRUMBS } from '../../components/employer-url';
import type { EmployersData } from './loader';
import { employersUrl } from './search';

const listsSamples = (employers: EmployersData['employers']): boolean =>
  'data' in employers && employers.data.hits.some(({ facts }) => facts.sample);

/** Head of the employer landing page. A list of invented employers, or in another order, is not indexed. */
export const handle = pageHandle<EmployersData>({
  line: 'employers',
  head: ({ data: { search, employers }, url }) => ({
    title: search.page > 1 ? `Employers, page ${search.page}` : 'Employers',
    description:
      'Employers, what it is like to work for them, and the apprenticeships and work experience they offer.',
    canonical: employersUrl({ ...search, postcode: null, sort: null }),
    ...((listsSamples(employers) || search.postcode || search.sort) && { robots: 'noindex' as const }),
    jsonLd: [breadcrumbList(EMPLOYERS_CRUMBS, url)],
  }),
  crumbs: () => EMPLOYERS_CRUMBS,
});
