/** How reliable a kind of record is. */
export type Standing = 'published' | 'written' | 'invented';

/** One kind of record: its name here, and its name in the search service's counts. */
export interface RecordKind {
  readonly name: string;
  readonly countName: string;
  /** Exceptions to the group's description. */
  readonly note: string;
}

export interface StandingGroup {
  readonly standing: Standing;
  readonly name: string;
  readonly meaning: string;
  readonly kinds: readonly RecordKind[];
}

/** Every kind of record on the site, by reliability. */
export const STANDINGS: readonly StandingGroup[] = [
  {
    standing: 'published',
    name: 'Published facts',
    meaning: 'Carried over from a named publisher, with the year. Nothing is added.',
    kinds: [
      {
        name: 'Universities and colleges',
        countName: 'universities',
        note: 'Names, places, ratings and figures. The descriptions are ours, made from those facts.',
      },
      {
        name: 'Courses',
        countName: 'courses',
        note: 'Figures are of the 2025 collection. Titles are of 2025, or of 2024 where that year’s are not at hand.',
      },
    ],
  },
  {
    standing: 'written',
    name: 'Written by us',
    meaning: 'Our words. Figures inside them come from the publishers below.',
    kinds: [
      { name: 'Careers', countName: 'careers', note: 'Pay and interests are published. The rest is ours.' },
      { name: 'Career pathways', countName: 'career_pathways', note: 'Our way to put careers in order.' },
      { name: 'Subject guides', countName: 'subject_guides', note: 'Graduate pay is published.' },
      { name: 'Places', countName: 'location_guides', note: 'True when written, in autumn 2026.' },
      { name: 'Industries', countName: 'industry_guides', note: 'True when written, in autumn 2026.' },
      { name: 'Articles', countName: 'articles', note: 'Each has the day it was last checked.' },
      { name: 'Personal statement guides', countName: 'statement_guides', note: 'Our advice.' },
    ],
  },
  {
    standing: 'invented',
    name: 'Invented',
    meaning: 'Made up, to show how the site works. You cannot apply, book or write to any of them.',
    kinds: [
      {
        name: 'Employers',
        countName: 'employers',
        note: 'Every name, person, quote and prize. The towns are real.',
      },
      {
        name: 'Apprenticeships',
        countName: 'apprenticeships',
        note: 'The vacancies, pay and dates. The names of standards and frameworks are real.',
      },
      {
        name: 'Open days',
        countName: 'open_days',
        note: 'The dates and programmes. The university is real: its own site has its real open days.',
      },
      {
        name: 'Spotlights',
        countName: 'spotlights',
        note: 'Samples. No university wrote one or paid for one.',
      },
      {
        name: 'Virtual work experiences',
        countName: 'virtual_work_experiences',
        note: 'The employers and the cases. The kinds of task are real.',
      },
    ],
  },
];
