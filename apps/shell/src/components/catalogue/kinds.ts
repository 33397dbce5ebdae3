import { KIND_NAMES, type SearchKind } from '@signpost/api-client/search';
import type { IconName, Line } from '@signpost/shared-ui';

/** A kind of content: its name, its line and the address of its listing. */
export interface Kind {
  readonly name: string;
  /** Singular, for use in a sentence: "course", "open day". */
  readonly singular: string;
  readonly line: Line;
  readonly icon: IconName;
  /** Describes the listing. */
  readonly description: string;
  readonly href: string;
}

/** Every kind of content, by its search name. */
export const KINDS: Readonly<Record<SearchKind, Kind>> = {
  careers: {
    name: KIND_NAMES.careers,
    singular: 'career',
    line: 'careers',
    icon: 'careers',
    description: 'What people do all day, what it pays and how they got there.',
    href: '/explore/career-list',
  },
  career_pathways: {
    name: KIND_NAMES.career_pathways,
    singular: 'career pathway',
    line: 'careers',
    icon: 'path',
    description: 'Ladders of jobs, from where people begin to where they may arrive.',
    href: '/explore/what-to-do',
  },
  courses: {
    name: KIND_NAMES.courses,
    singular: 'course',
    line: 'courses',
    icon: 'courses',
    description: 'Degrees with what they ask for and what their graduates earn.',
    href: '/explore/courses',
  },
  subject_guides: {
    name: KIND_NAMES.subject_guides,
    singular: 'subject',
    line: 'courses',
    icon: 'guides',
    description: 'What you would study, and the careers it can lead to.',
    href: '/explore/search/subject_guides',
  },
  universities: {
    name: KIND_NAMES.universities,
    singular: 'university',
    line: 'unis',
    icon: 'unis',
    description: 'Teaching rating, graduate pay and distance from you.',
    href: '/explore/unis',
  },
  location_guides: {
    name: KIND_NAMES.location_guides,
    singular: 'place',
    line: 'unis',
    icon: 'pin',
    description: 'Nations, regions and cities, and what it is like to live there.',
    href: '/explore/where-to-go',
  },
  open_days: {
    name: KIND_NAMES.open_days,
    singular: 'open day',
    line: 'unis',
    icon: 'calendar',
    description: 'Days to look round before you choose.',
    href: '/explore/search/open_days',
  },
  spotlights: {
    name: KIND_NAMES.spotlights,
    singular: 'spotlight',
    line: 'unis',
    icon: 'info',
    description: 'Stories that universities tell of themselves, marked as promotion.',
    href: '/explore/search/spotlights',
  },
  apprenticeships: {
    name: KIND_NAMES.apprenticeships,
    singular: 'apprenticeship',
    line: 'employers',
    icon: 'works',
    description: 'Paid work with training, open for applications now.',
    href: '/explore/search/apprenticeships',
  },
  employers: {
    name: KIND_NAMES.employers,
    singular: 'employer',
    line: 'employers',
    icon: 'employers',
    description: 'Who hires, what they offer and what it is like there.',
    href: '/explore/search/employers',
  },
  virtual_work_experiences: {
    name: KIND_NAMES.virtual_work_experiences,
    singular: 'work experience',
    line: 'employers',
    icon: 'device',
    description: 'Try the work from home, in a few hours.',
    href: '/explore/search/virtual_work_experiences',
  },
  industry_guides: {
    name: KIND_NAMES.industry_guides,
    singular: 'industry',
    line: 'guides',
    icon: 'globe',
    description: 'Who works where, and which skills they need.',
    href: '/explore/search/industry_guides',
  },
  articles: {
    name: KIND_NAMES.articles,
    singular: 'article',
    line: 'guides',
    icon: 'guides',
    description: 'Applying, money, student life: one question each.',
    href: '/explore/search/articles',
  },
  statement_guides: {
    name: KIND_NAMES.statement_guides,
    singular: 'statement guide',
    line: 'guides',
    icon: 'list',
    description: 'How to write about yourself, subject by subject.',
    href: '/explore/search/statement_guides',
  },
};
