import { formatList, t } from '@signpost/language';
import { pageHandle } from '@signpost/federation/contract';
import type { CompareData } from './loader';
import { COMPARE } from './compared';
import { compareUrl } from './selection';

/** Returns the names of all compared items, universities first. */
const namesOf = ({ unis, ways }: Pick<CompareData, 'unis' | 'ways'>): string[] => [
  ...unis.map(({ name }) => name),
  ...ways.map((way) => (way.kind === 'courses' ? way.course.title : way.job.name)),
];

/**
 * Head of the comparison. Addresses with a visitor's search text are excluded from search engines; a shared comparison
 * has its own address.
 */
export const handle = pageHandle<CompareData>({
  head: ({ data }) => {
    const names = namesOf(data);
    return {
      title:
        names.length > 0
          ? t('Compare {names}', { names: formatList(names) })
          : t('Compare universities, courses and apprenticeships'),
      description: t(
        'Put up to four universities, or degrees and apprenticeships, side by side. Differences are marked only where they mean something.',
      ),
      canonical: compareUrl(data.selection),
      ...((data.found || data.problems.length > 0) && { robots: 'noindex' as const }),
    };
  },
  crumbs: () => [
    { label: t('Home'), to: '/' },
    { label: t('Explore'), to: '/explore' },
    { label: t('Compare'), to: COMPARE },
  ],
});
