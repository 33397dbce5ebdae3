import { t } from '@signpost/language';
import { kindNames, type SearchKind, type SearchPage } from '@signpost/api-client/search';
import type { IconName, Line } from '@signpost/shared-ui';

/** A kind of content: its name, its line and the address of its listing. */
export interface Kind {
  readonly name: string;
  /** Singular, for use in a sentence: "course", "open day". */
  readonly singular: string;
  /** A number of them: "12 courses". */
  readonly counted: (count: number) => string;
  readonly line: Line;
  readonly icon: IconName;
  readonly href: string;
}

/** Every kind of content, by its search name. */
export const KINDS: Readonly<Record<SearchKind, Kind>> = {
  careers: {
    get name() {
      return kindNames().careers;
    },
    get singular() {
      return t('career');
    },
    counted: (count) => t('{count, plural, one {# career} other {# careers}}', { count }),
    line: 'careers',
    icon: 'careers',
    href: '/explore/career-list',
  },
  career_pathways: {
    get name() {
      return kindNames().career_pathways;
    },
    get singular() {
      return t('career pathway');
    },
    counted: (count) => t('{count, plural, one {# career pathway} other {# career pathways}}', { count }),
    line: 'careers',
    icon: 'path',
    href: '/explore/what-to-do',
  },
  courses: {
    get name() {
      return kindNames().courses;
    },
    get singular() {
      return t('course');
    },
    counted: (count) => t('{count, plural, one {# course} other {# courses}}', { count }),
    line: 'courses',
    icon: 'courses',
    href: '/explore/courses',
  },
  subject_guides: {
    get name() {
      return kindNames().subject_guides;
    },
    get singular() {
      return t('subject');
    },
    counted: (count) => t('{count, plural, one {# subject} other {# subjects}}', { count }),
    line: 'courses',
    icon: 'guides',
    href: '/explore/search/subject_guides',
  },
  universities: {
    get name() {
      return kindNames().universities;
    },
    get singular() {
      return t('university');
    },
    counted: (count) => t('{count, plural, one {# university} other {# universities}}', { count }),
    line: 'unis',
    icon: 'unis',
    href: '/explore/unis',
  },
  location_guides: {
    get name() {
      return kindNames().location_guides;
    },
    get singular() {
      return t('place');
    },
    counted: (count) => t('{count, plural, one {# place} other {# places}}', { count }),
    line: 'unis',
    icon: 'pin',
    href: '/explore/where-to-go',
  },
  open_days: {
    get name() {
      return kindNames().open_days;
    },
    get singular() {
      return t('open day');
    },
    counted: (count) => t('{count, plural, one {# open day} other {# open days}}', { count }),
    line: 'unis',
    icon: 'calendar',
    href: '/explore/search/open_days',
  },
  spotlights: {
    get name() {
      return kindNames().spotlights;
    },
    get singular() {
      return t('spotlight');
    },
    counted: (count) => t('{count, plural, one {# spotlight} other {# spotlights}}', { count }),
    line: 'unis',
    icon: 'info',
    href: '/explore/search/spotlights',
  },
  apprenticeships: {
    get name() {
      return kindNames().apprenticeships;
    },
    get singular() {
      return t('apprenticeship');
    },
    counted: (count) => t('{count, plural, one {# apprenticeship} other {# apprenticeships}}', { count }),
    line: 'employers',
    icon: 'works',
    href: '/explore/search/apprenticeships',
  },
  employers: {
    get name() {
      return kindNames().employers;
    },
    get singular() {
      return t('employer');
    },
    counted: (count) => t('{count, plural, one {# employer} other {# employers}}', { count }),
    line: 'employers',
    icon: 'employers',
    href: '/explore/search/employers',
  },
  virtual_work_experiences: {
    get name() {
      return kindNames().virtual_work_experiences;
    },
    get singular() {
      return t('work experience');
    },
    counted: (count) => t('{count, plural, one {# work experience} other {# work experiences}}', { count }),
    line: 'employers',
    icon: 'device',
    href: '/explore/search/virtual_work_experiences',
  },
  industry_guides: {
    get name() {
      return kindNames().industry_guides;
    },
    get singular() {
      return t('industry');
    },
    counted: (count) => t('{count, plural, one {# industry} other {# industries}}', { count }),
    line: 'guides',
    icon: 'globe',
    href: '/explore/search/industry_guides',
  },
  articles: {
    get name() {
      return kindNames().articles;
    },
    get singular() {
      return t('article');
    },
    counted: (count) => t('{count, plural, one {# article} other {# articles}}', { count }),
    line: 'guides',
    icon: 'guides',
    href: '/explore/search/articles',
  },
  statement_guides: {
    get name() {
      return kindNames().statement_guides;
    },
    get singular() {
      return t('statement guide');
    },
    counted: (count) => t('{count, plural, one {# statement guide} other {# statement guides}}', { count }),
    line: 'guides',
    icon: 'list',
    href: '/explore/search/statement_guides',
  },
};

/** The number of records that a search found; null when they are samples, which are never counted beside real ones. */
export const countOf = ({ total, hits }: Pick<SearchPage, 'total' | 'hits'>): number | null =>
  hits.some(({ facts }) => facts.sample) ? null : total;
