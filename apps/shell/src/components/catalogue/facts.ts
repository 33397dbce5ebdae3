import type { SearchHit } from '@signpost/api-client/search';
import { counted, longDate, salary } from '@signpost/shared-ui';

const given = (...all: (string | undefined | false)[]): string[] =>
  all.filter((fact): fact is string => Boolean(fact));

/** Who teaches or hires, and where: "University of Bath, Bath". Empty when the record says neither. */
export const ofWhom = ({ kind, facts }: SearchHit): string => {
  // A subject's category is the name of a set of pictures, not words for people.
  const category = kind === 'subject_guides' ? undefined : facts.category;
  const who = facts.provider ?? facts.employer ?? facts.institutionName ?? facts.industry ?? category;
  return [...new Set(given(who, facts.town ?? facts.region))].join(', ');
};

/** What a card says of a record beside its title, a few words each. What is withheld is said to be. */
export const factsOf = ({ kind, facts }: SearchHit): string[] => {
  switch (kind) {
    case 'courses':
      return [
        ...given(given(facts.qualification, ...(facts.studyMode ?? [])).join(', ')),
        facts.salary === undefined ? 'Pay not published' : `${salary(facts.salary)} graduate pay`,
      ];
    case 'universities':
      return [
        facts.courseCount ? counted(facts.courseCount, 'course') : 'Courses not published',
        facts.salary === undefined ? 'Pay not published' : `${salary(facts.salary)} graduate pay`,
      ];
    case 'careers':
      return [facts.pay === undefined ? 'Pay not published' : `${salary(facts.pay)} with experience`];
    case 'apprenticeships':
      return given(
        facts.level !== undefined && `Level ${facts.level}`,
        facts.salaryText ?? 'Wage not published',
        facts.closes && `Closes ${longDate(facts.closes)}`,
      );
    case 'open_days':
      return given(facts.date && longDate(facts.date));
    case 'subject_guides':
      return [facts.salary === undefined ? 'Pay not published' : `${salary(facts.salary)} graduate pay`];
    case 'career_pathways':
      return given(facts.careers && counted(facts.careers.length, 'career'));
    default:
      return [];
  }
};

/** The plain summary of a record. */
export const summaryOf = ({ summary }: SearchHit): string => summary.map(({ text }) => text).join('');
