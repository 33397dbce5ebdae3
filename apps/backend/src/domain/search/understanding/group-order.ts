import type { UnderstoodSearch } from './ask';

/** The order of kinds that match equally well: the thing itself before content about it. */
const kinds = [
  ...['subject_guides', 'universities', 'careers', 'career_pathways', 'courses', 'employers'],
  ...['location_guides', 'industry_guides', 'articles', 'statement_guides', 'apprenticeships'],
  ...['virtual_work_experiences', 'open_days', 'spotlights', 'searches'],
];

// Each weight is larger than the sum of all weights after it.
const MAX_SCORE = 10_000;
const FILTERS_ONLY_PENALTY = 5_000;
const MISSING_WORD_PENALTY = 500;
const TYPO_PENALTY = 100;
const PARTIAL_MATCH_PENALTY = 50;
const SYNONYM_PENALTY = 20;

/** Scores how well the best hit of an index matches a query, for ordering groups: lower is better, Infinity when there is no hit. */
export const fitOf = (kind: string, { found, understood, isExpanded }: UnderstoodSearch): number => {
  const { documents, terms, measure } = found;
  const [best] = documents;
  if (best === undefined) return Infinity;
  const byKind = kinds.indexOf(kind);
  const byMatch = understood.matched === 'most' ? MAX_SCORE : 0;
  if (terms.words.length === 0) return byMatch + FILTERS_ONLY_PENALTY + byKind;
  const { missing, typos, whole, rest } = measure(best);
  return (
    byMatch +
    missing * MISSING_WORD_PENALTY +
    typos * TYPO_PENALTY +
    whole * PARTIAL_MATCH_PENALTY +
    rest * PARTIAL_MATCH_PENALTY +
    (isExpanded ? SYNONYM_PENALTY : 0) +
    byKind
  );
};

/** Ranks indexes by their scores; 0 is the best. */
export const groupOrder = (fits: ReadonlyMap<string, number>): ReadonlyMap<string, number> => {
  const inOrder = [...fits].sort(([, one], [, other]) => (one === other ? 0 : one - other));
  return new Map(inOrder.map(([name], group) => [name, group]));
};
