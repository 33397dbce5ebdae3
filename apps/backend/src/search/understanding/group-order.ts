import type { Asked } from './ask';

/** Of kinds that answer equally well: things themselves before what is about them. */
const kinds = [
  ...['subject_guides', 'universities', 'careers', 'career_pathways', 'courses', 'employers'],
  ...['location_guides', 'industry_guides', 'articles', 'statement_guides', 'apprenticeships'],
  ...['virtual_work_experiences', 'open_days', 'spotlights', 'searches'],
];

// One thing matters more than all that come after it.
const most = 10_000;
const filtersAlone = 5_000;
const missingWord = 500;
const typo = 100;
const notWhole = 50;
const expanded = 20;

/** How well the best hit of an index answers a query, to put groups in order: lower is better. Infinity for none. */
export function fitOf(kind: string, { found, understood, isExpanded }: Asked): number {
  const { documents, terms, measure } = found;
  const [best] = documents;
  if (best === undefined) return Infinity;
  const byKind = kinds.indexOf(kind);
  const byMatch = understood.matched === 'most' ? most : 0;
  if (terms.words.length === 0) return byMatch + filtersAlone + byKind;
  const { missing, typos, whole, rest } = measure(best);
  return (
    byMatch +
    missing * missingWord +
    typos * typo +
    whole * notWhole +
    rest * notWhole +
    (isExpanded ? expanded : 0) +
    byKind
  );
}

/** The places of some indexes by their fits, 0 for the best. */
export function groupOrder(fits: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const inOrder = [...fits].sort(([, one], [, other]) => (one === other ? 0 : one - other));
  return new Map(inOrder.map(([name], group) => [name, group]));
}
