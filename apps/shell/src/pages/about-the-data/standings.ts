import { t } from '@signpost/language';

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
export const standings = (): readonly StandingGroup[] => [
  {
    standing: 'published',
    name: t('Published facts'),
    meaning: t('Carried over from a named publisher, with the year. Nothing is added.'),
    kinds: [
      {
        name: t('Universities and colleges'),
        countName: 'universities',
        note: t('Names, places, ratings and figures. The descriptions are ours, made from those facts.'),
      },
      {
        name: t('Courses'),
        countName: 'courses',
        note: t(
          'Figures are of the 2025 collection. Titles are of 2025, or of 2024 where that year’s are not at hand.',
        ),
      },
    ],
  },
  {
    standing: 'written',
    name: t('Written by us'),
    meaning: t('Our words. Figures inside them come from the publishers below.'),
    kinds: [
      {
        name: t('Careers'),
        countName: 'careers',
        note: t('Pay and interests are published. The rest is ours.'),
      },
      {
        name: t('Career pathways'),
        countName: 'career_pathways',
        note: t('Our way to put careers in order.'),
      },
      { name: t('Subject guides'), countName: 'subject_guides', note: t('Graduate pay is published.') },
      { name: t('Places'), countName: 'location_guides', note: t('True when written, in autumn 2026.') },
      { name: t('Industries'), countName: 'industry_guides', note: t('True when written, in autumn 2026.') },
      { name: t('Articles'), countName: 'articles', note: t('Each has the day it was last checked.') },
      { name: t('Personal statement guides'), countName: 'statement_guides', note: t('Our advice.') },
    ],
  },
  {
    standing: 'invented',
    name: t('Invented'),
    meaning: t('Made up, to show how the site works. You cannot apply, book or write to any of them.'),
    kinds: [
      {
        name: t('Employers'),
        countName: 'employers',
        note: t('Every name, person, quote and prize. The towns are real.'),
      },
      {
        name: t('Apprenticeships'),
        countName: 'apprenticeships',
        note: t('The vacancies, pay and dates. The names of standards and frameworks are real.'),
      },
      {
        name: t('Open days'),
        countName: 'open_days',
        note: t('The dates and programmes. The university is real: its own site has its real open days.'),
      },
      {
        name: t('Spotlights'),
        countName: 'spotlights',
        note: t('Samples. No university wrote one or paid for one.'),
      },
      {
        name: t('Virtual work experiences'),
        countName: 'virtual_work_experiences',
        note: t('The employers and the cases. The kinds of task are real.'),
      },
    ],
  },
];
