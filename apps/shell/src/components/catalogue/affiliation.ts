import { awardWords } from '@signpost/api-client/courses';
import type { SearchHit } from '@signpost/api-client/search';

/**
 * Returns the provider or employer and the place of a record in one line: "University of Bath, Bath". Empty when the
 * record has neither.
 */
export const affiliationOf = ({ kind, facts }: SearchHit): string => {
  // A subject's category is the name of a set of pictures, not a text for display.
  const category = kind === 'subject_guides' ? undefined : facts.category;
  const organisation =
    facts.provider ?? facts.employer ?? facts.institutionName ?? facts.industry ?? category;
  return [...new Set([organisation, facts.town ?? facts.region].filter(Boolean))].join(', ');
};

/**
 * Returns the same line with a course's award, for places without a card: courses of one title at one place may differ
 * only by it.
 */
export const affiliationWithAward = (record: SearchHit): string => {
  const { qualification = null, distinction = null } = record.facts;
  const award = record.kind === 'courses' ? awardWords({ qualification, distinction }) : '';
  return [affiliationOf(record), award].filter(Boolean).join(', ');
};
