import { pageHandle, breadcrumbList } from '@signpost/federation/contract';
import { EMPLOYERS_CRUMBS } from '../../components/employer-url';
import type { EmployersData } from './loader';
import { employersUrl } from './search';

/** Head of the employers' landing. */
export const handle = pageHandle<EmployersData>({
  line: 'employers',
  head: ({ data: { search }, url }) => ({
    title: search.page > 1 ? `Employers, page ${search.page}` : 'Employers',
    description:
      'Employers, what it is like to work for them, and the apprenticeships and work experience they offer.',
    canonical: employersUrl(search),
    jsonLd: [breadcrumbList(EMPLOYERS_CRUMBS, url)],
  }),
  crumbs: () => EMPLOYERS_CRUMBS,
});
