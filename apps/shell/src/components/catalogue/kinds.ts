import { KIND_NAMES, type SearchKind } from '@signpost/api-client/search';
import type { IconName, Line } from '@signpost/shared-ui';

/** A kind of content: what it is called, whose line it is on, and where all of it is. */
export interface Kind {
  readonly name: string;
  /** One of it, in a sentence: "course", "open day". */
  readonly one: string;
  readonly line: Line;
  readonly icon: IconName;
  /** What one finds there. */
  readonly text: string;
  readonly href: string;
}

/** Every kind of content, by the name it is searched by. */
export const KINDS: Readonly<Record<SearchKind, Kind>> = {
  careers: {
    name: KIND_NAMES.careers,
    one: 'career',
    line: 'careers',
    icon: 'careers',
    text: 'What people do all day, what it pays and how they got there.',
    href: '/explore/career-list',
  },
  career_pathways: {
    name: KIND_NAMES.career_pathways,
    one: 'career pathway',
    line: 'careers',
    icon: 'path',
    text: 'Ladders of jobs, from where people begin to where they may arrive.',
    href: '/explore/what-to-do',
  },
  courses: {
    name: KIND_NAMES.courses,
    one: 'course',
    line: 'courses',
    icon: 'courses',
    text: 'Degrees with what they ask for and what their graduates earn.',
    href: '/explore/courses',
  },
  subject_guides: {
    name: KIND_NAMES.subject_guides,
    one: 'subject',
    line: 'courses',
    icon: 'guides',
    text: 'What you would study, and the careers it can lead to.',
    href: '/explore/search/subject_guides',
  },
  universities: {
    name: KIND_NAMES.universities,
    one: 'university',
    line: 'unis',
    icon: 'unis',
    text: 'Teaching rating, graduate pay and distance from you.',
    href: '/explore/unis',
  },
  location_guides: {
    name: KIND_NAMES.location_guides,
    one: 'place',
    line: 'unis',
    icon: 'pin',
    text: 'Nations, regions and cities, and what it is like to live there.',
    href: '/explore/where-to-go',
  },
  open_days: {
    name: KIND_NAMES.open_days,
    one: 'open day',
    line: 'unis',
    icon: 'calendar',
    text: 'Days to look round before you choose.',
    href: '/explore/search/open_days',
  },
  spotlights: {
    name: KIND_NAMES.spotlights,
    one: 'spotlight',
    line: 'unis',
    icon: 'info',
    text: 'Stories that universities tell of themselves, marked as promotion.',
    href: '/explore/search/spotlights',
  },
  apprenticeships: {
    name: KIND_NAMES.apprenticeships,
    one: 'apprenticeship',
    line: 'employers',
    icon: 'works',
    text: 'Paid work with training, open for applications now.',
    href: '/explore/search/apprenticeships',
  },
  employers: {
    name: KIND_NAMES.employers,
    one: 'employer',
    line: 'employers',
    icon: 'employers',
    text: 'Who hires, what they offer and what it is like there.',
    href: '/explore/search/employers',
  },
  virtual_work_experiences: {
    name: KIND_NAMES.virtual_work_experiences,
    one: 'work experience',
    line: 'employers',
    icon: 'device',
    text: 'Try the work from home, in a few hours.',
    href: '/explore/search/virtual_work_experiences',
  },
  industry_guides: {
    name: KIND_NAMES.industry_guides,
    one: 'industry',
    line: 'guides',
    icon: 'globe',
    text: 'Who works where, and which skills they need.',
    href: '/explore/search/industry_guides',
  },
  articles: {
    name: KIND_NAMES.articles,
    one: 'article',
    line: 'guides',
    icon: 'guides',
    text: 'Applying, money, student life: one question each.',
    href: '/explore/search/articles',
  },
  statement_guides: {
    name: KIND_NAMES.statement_guides,
    one: 'statement guide',
    line: 'guides',
    icon: 'list',
    text: 'How to write about yourself, subject by subject.',
    href: '/explore/search/statement_guides',
  },
};
