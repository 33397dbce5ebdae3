import { awardWords } from '@signpost/api-client/courses';
import type { SearchHit } from '@signpost/api-client/search';

/** Who teaches or hires, and where, in one line: "University of Bath, Bath". Empty when the record says neither. */
export const ofWhom = ({ kind, facts }: SearchHit): string => {
  // A subject's category is the name of a set of pictures, not words for people.
  const category = kind === 'subject_guides' ? undefined : facts.category;
  const who = facts.provider ?? facts.employer ?? facts.institutionName ?? facts.industry ?? category;
  return [...new Set([who, facts.town ?? facts.region].filter(Boolean))].join(', ');
};

/** The same with the award of a course, where no card says it: two courses of one title at one place differ by it. */
export const ofWhomWithAward = (record: SearchHit): string => {
  const { qualification = null, distinction = null } = record.facts;
  const award = record.kind === 'courses' ? awardWords({ qualification, distinction }) : '';
  return [ofWhom(record), award].filter(Boolean).join(', ');
};
