/** How far a kind of record can be relied on. */
export type Standing = 'published' | 'written' | 'invented';

/** One kind of record, as it is called here and as the search service counts it. */
export interface RecordKind {
  readonly name: string;
  readonly counted: string;
  /** What is and what is not as the group says. */
  readonly note: string;
}

export interface StandingGroup {
  readonly standing: Standing;
  readonly name: string;
  readonly meaning: string;
  readonly kinds: readonly RecordKind[];
}

/** Every kind of record on the site, by where it comes from. */
export const STANDINGS: readonly StandingGroup[] = [
  {
    standing: 'published',
    name: 'Published facts',
    meaning: 'Carried over from a named publisher, with the year. Nothing is added.',
    kinds: [
      {
        name: 'Universities and colleges',
        counted: 'universities',
        note: 'Names, places, ratings and figures. The descriptions are ours, made from those facts.',
      },
      {
        name: 'Courses',
        counted: 'courses',
        note: 'Figures are of the 2025 collection. Titles are of 2025, or of 2024 where that year’s are not at hand.',
      },
    ],
  },
  {
    standing: 'written',
    name: 'Written by us',
    meaning: 'Our words. Figures inside them come from the publishers below.',
    kinds: [
      { name: 'Careers', counted: 'careers', note: 'Pay and interests are published. The rest is ours.' },
      { name: 'Career pathways', counted: 'career_pathways', note: 'Our way to put careers in order.' },
      { name: 'Subject guides', counted: 'subject_guides', note: 'Graduate pay is published.' },
      { name: 'Places', counted: 'location_guides', note: 'True when written, in autumn 2026.' },
      { name: 'Industries', counted: 'industry_guides', note: 'True when written, in autumn 2026.' },
      { name: 'Articles', counted: 'articles', note: 'Each has the day it was last checked.' },
      { name: 'Personal statement guides', counted: 'statement_guides', note: 'Our advice.' },
    ],
  },
  {
    standing: 'invented',
    name: 'Invented',
    meaning: 'Made up, to show how the site works. You cannot apply, book or write to any of them.',
    kinds: [
      {
        name: 'Employers',
        counted: 'employers',
        note: 'Every name, person, quote and prize. The towns are real.',
      },
      {
        name: 'Apprenticeships',
        counted: 'apprenticeships',
        note: 'The vacancies, pay and dates. The names of standards and frameworks are real.',
      },
      {
        name: 'Open days',
        counted: 'open_days',
        note: 'The dates and programmes. The university is real: its own site has its real open days.',
      },
      {
        name: 'Spotlights',
        counted: 'spotlights',
        note: 'Samples. No university wrote one or paid for one.',
      },
      {
        name: 'Virtual work experiences',
        counted: 'virtual_work_experiences',
        note: 'The employers and the cases. The kinds of task are real.',
      },
    ],
  },
];
