import { t } from '@signpost/language';
import { pageHandle, breadcrumbList } from '@signpost/federation/contract';
import { sampleHead } from '@signpost/shared-ui';
import { employersCrumbs } from '../../components/employer-url';
import type { EmployersData } from './loader';
import { employersUrl } from './search';

const listsSamples = (employers: EmployersData['employers']): boolean =>
  'data' in employers && employers.data.hits.some(({ facts }) => facts.sample);

/** Head of the employer landing page. A list of invented employers, or in another order, is not indexed. */
export const handle = pageHandle<EmployersData>({
  line: 'employers',
  head: ({ data: { search, problems, employers }, url }) => {
    const about = {
      title: search.page > 1 ? t('Employers, page {page}', { page: search.page }) : t('Employers'),
      description: t(
        'Employers, what it is like to work for them, and the apprenticeships and work experience they offer.',
      ),
    };
    return {
      ...about,
      canonical: employersUrl({ ...search, postcode: null, sort: null }),
      ...((problems.length > 0 || search.postcode || search.sort) && { robots: 'noindex' as const }),
      ...(listsSamples(employers) && sampleHead(about)),
      jsonLd: [breadcrumbList(employersCrumbs(), url)],
    };
  },
  crumbs: () => employersCrumbs(),
});
