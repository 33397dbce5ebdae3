import { t } from '@signpost/language';
import { KIND_NAMES, type SearchKind } from '@signpost/api-client/search';
import type { IconName, Line } from '@signpost/shared-ui';

/** A kind of content: its name, its line and the address of its listing. */
export interface Kind {
  readonly name: string;
  /** Singular, for use in a sentence: "course", "open day". */
  readonly singular: string;
  readonly line: Line;
  readonly icon: IconName;
  readonly href: string;
}

/** Every kind of content, by its search name. */
export const KINDS: Readonly<Record<SearchKind, Kind>> = {
  careers: {
    name: KIND_NAMES.careers,
    singular: 'career',
    line: 'careers',
    icon: 'careers',
    href: '/explore/career-list',
  },
  career_pathways: {
    name: KIND_NAMES.career_pathways,
    get singular() {
      return t('career pathway');
    },
    line: 'careers',
    icon: 'path',
    href: '/explore/what-to-do',
  },
  courses: {
    name: KIND_NAMES.courses,
    singular: 'course',
    line: 'courses',
    icon: 'courses',
    href: '/explore/courses',
  },
  subject_guides: {
    name: KIND_NAMES.subject_guides,
    singular: 'subject',
    line: 'courses',
    icon: 'guides',
    href: '/explore/search/subject_guides',
  },
  universities: {
    name: KIND_NAMES.universities,
    singular: 'university',
    line: 'unis',
    icon: 'unis',
    href: '/explore/unis',
  },
  location_guides: {
    name: KIND_NAMES.location_guides,
    singular: 'place',
    line: 'unis',
    icon: 'pin',
    href: '/explore/where-to-go',
  },
  open_days: {
    name: KIND_NAMES.open_days,
    get singular() {
      return t('open day');
    },
    line: 'unis',
    icon: 'calendar',
    href: '/explore/search/open_days',
  },
  spotlights: {
    name: KIND_NAMES.spotlights,
    singular: 'spotlight',
    line: 'unis',
    icon: 'info',
    href: '/explore/search/spotlights',
  },
  apprenticeships: {
    name: KIND_NAMES.apprenticeships,
    singular: 'apprenticeship',
    line: 'employers',
    icon: 'works',
    href: '/explore/search/apprenticeships',
  },
  employers: {
    name: KIND_NAMES.employers,
    singular: 'employer',
    line: 'employers',
    icon: 'employers',
    href: '/explore/search/employers',
  },
  virtual_work_experiences: {
    name: KIND_NAMES.virtual_work_experiences,
    get singular() {
      return t('work experience');
    },
    line: 'employers',
    icon: 'device',
    href: '/explore/search/virtual_work_experiences',
  },
  industry_guides: {
    name: KIND_NAMES.industry_guides,
    singular: 'industry',
    line: 'guides',
    icon: 'globe',
    href: '/explore/search/industry_guides',
  },
  articles: {
    name: KIND_NAMES.articles,
    singular: 'article',
    line: 'guides',
    icon: 'guides',
    href: '/explore/search/articles',
  },
  statement_guides: {
    name: KIND_NAMES.statement_guides,
    get singular() {
      return t('statement guide');
    },
    line: 'guides',
    icon: 'list',
    href: '/explore/search/statement_guides',
  },
};
