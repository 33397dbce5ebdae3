import { pageHandle } from '@signpost/federation/contract';
import type { CompareData } from './loader';
import { COMPARE, compareUrl } from './selection';

/** "Bath, Exeter and Leeds". Made when it is asked for: a page's start need not pay for it. */
const listed = (names: readonly string[]): string => new Intl.ListFormat('en-GB').format(names);

/** Names of all that stands side by side, universities first. */
export const namesOf = ({ unis, ways }: Pick<CompareData, 'unis' | 'ways'>): string[] => [
  ...unis.map(({ name }) => name),
  ...ways.map((way) => (way.kind === 'courses' ? way.course.title : way.job.name)),
];

/** Head of the comparison. What one visitor typed is not for search engines; a shared comparison has its own address. */
export const handle = pageHandle<CompareData>({
  head: ({ data }) => {
    const names = namesOf(data);
    return {
      title:
        names.length > 0 ? `Compare ${listed(names)}` : 'Compare universities, courses and apprenticeships',
      description:
        'Put up to four universities, or degrees and apprenticeships, side by side. Differences are marked only where they mean something.',
      canonical: compareUrl(data.selection),
      ...((data.found || data.problems.length > 0) && { robots: 'noindex' as const }),
    };
  },
  crumbs: () => [
    { label: 'Home', to: '/' },
    { label: 'Explore', to: '/explore' },
    { label: 'Compare', to: COMPARE },
  ],
});
