import { t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import { careersCrumbs, categoryUrl } from '../../components/addresses';
import { listUrl, ORDERS } from './address';
import type { ListData } from './loader';

const titleOf = ({ category, address: { sort, page } }: ListData): string =>
  [
    category
      ? t('Careers in {category}', { category: category.title.toLowerCase() })
      : sort
        ? t('All careers')
        : t('Careers by category'),
    sort && sort !== 'title' && ORDERS[sort].toLowerCase(),
    page > 1 && t('page {page}', { page }),
  ]
    .filter(Boolean)
    .join(', ');

/** Head of the list. Pages with a visitor's quiz results are not indexed. */
export const handle = pageHandle<ListData>({
  line: 'careers',
  prerender: true,
  head: ({ data }) => ({
    title: titleOf(data),
    description:
      data.category?.summary ??
      t(
        'Careers of every kind in the UK: what you would do, what it pays and how to get in. By category, A to Z, by pay or by how well they fit you.',
      ),
    canonical: listUrl({ ...data.address, assessmentId: null }),
    ...((data.problems.length > 0 || data.quiz.status !== 'none' || data.address.sort === 'match') && {
      robots: 'noindex' as const,
    }),
  }),
  crumbs: ({ data: { category } }) => [
    ...careersCrumbs(),
    ...(category ? [{ label: category.title, to: categoryUrl(category) }] : []),
  ],
});
