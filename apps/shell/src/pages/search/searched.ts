import { studyModeName } from '@signpost/api-client/courses';
import { t } from '@signpost/language';
import type { SearchKind } from '@signpost/api-client/search';
import { monthYear } from '@signpost/shared-ui';

/** A facet that a search page offers. */
export interface OfferedFacet {
  readonly name: string;
  readonly legend: string;
  /** Formats a value; the value itself by default. */
  readonly label?: (value: string) => string;
  /** Whether values are sorted by themselves instead of by count. */
  readonly isOrderedByValue?: true;
  /** Whether the facet is collapsed at first. */
  readonly isCollapsed?: true;
}

/** An order that a search page offers; `replica` is the service's name for it. */
export interface OfferedOrder {
  readonly value: string;
  readonly label: string;
  readonly replica: string;
}

/** The search options of one kind: its facets, its orders, and whether its records have places. */
export interface SearchOptions {
  readonly facets: readonly OfferedFacet[];
  readonly orders: readonly OfferedOrder[];
  readonly hasPlaces: boolean;
}

const capital = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1);
const words = (value: string): string => capital(value.replaceAll('-', ' '));
const among =
  (labels: Readonly<Record<string, string>>) =>
  (value: string): string =>
    labels[value] ?? words(value);

const A_TO_Z: OfferedOrder = {
  value: 'title',
  get label() {
    return t('A to Z');
  },
  replica: 'title_asc',
};
const order = (value: string, label: string, replica: string): OfferedOrder => ({ value, label, replica });

const REGION: OfferedFacet = {
  name: 'region',
  get legend() {
    return t('Region');
  },
};
const COUNTRY: OfferedFacet = {
  name: 'country',
  get legend() {
    return t('Nation');
  },
};
const SUBJECTS: OfferedFacet = {
  name: 'subjects',
  get legend() {
    return t('Subject');
  },
};
const MODE: OfferedFacet = {
  name: 'studyMode',
  get legend() {
    return t('How you study');
  },
  label: studyModeName,
};
const TARIFF: OfferedFacet = {
  name: 'tariffBand',
  get legend() {
    return t('Typical entry points');
  },
  isOrderedByValue: true,
};
const SKILLS: OfferedFacet = {
  name: 'skills',
  get legend() {
    return t('Skill');
  },
  isCollapsed: true,
};
const CAREERS: OfferedFacet = {
  name: 'careers',
  get legend() {
    return t('Career');
  },
  isCollapsed: true,
};
const EMPLOYER: OfferedFacet = {
  name: 'employer',
  get legend() {
    return t('Employer');
  },
  isCollapsed: true,
};

/** The search options of each kind. */
export const searchOptions = (): Readonly<Record<SearchKind, SearchOptions>> => ({
  courses: {
    facets: [
      SUBJECTS,
      MODE,
      TARIFF,
      { name: 'qualification', legend: t('Qualification'), isCollapsed: true },
      REGION,
      { name: 'provider', legend: t('University or college'), isCollapsed: true },
    ],
    orders: [
      A_TO_Z,
      order('salary', t('Highest graduate pay'), 'salary_desc'),
      order('tariff', t('Lowest entry points'), 'tariff_asc'),
      order('employment', t('Most in work or study after'), 'employment_desc'),
    ],
    hasPlaces: true,
  },
  universities: {
    facets: [
      SUBJECTS,
      MODE,
      TARIFF,
      COUNTRY,
      { ...REGION, isCollapsed: true },
      { name: 'tef', legend: t('Teaching rating (TEF)'), isCollapsed: true },
    ],
    orders: [
      A_TO_Z,
      order('courses', t('Most courses'), 'courseCount_desc'),
      order('salary', t('Highest graduate pay'), 'salary_desc'),
    ],
    hasPlaces: true,
  },
  careers: {
    facets: [
      { name: 'category', legend: t('Kind of work') },
      { name: 'education', legend: t('What people usually have') },
      { name: 'subjects', legend: t('Subject'), isCollapsed: true },
      SKILLS,
    ],
    orders: [A_TO_Z, order('pay', t('Highest pay'), 'pay_desc')],
    hasPlaces: false,
  },
  career_pathways: {
    facets: [{ name: 'category', legend: t('Kind of work') }, CAREERS],
    orders: [A_TO_Z],
    hasPlaces: false,
  },
  subject_guides: {
    facets: [
      { name: 'category', legend: t('Area'), label: words },
      { name: 'industries', legend: t('Industry') },
      CAREERS,
    ],
    orders: [A_TO_Z, order('salary', t('Highest graduate pay'), 'salary_desc')],
    hasPlaces: false,
  },
  location_guides: {
    facets: [
      {
        name: 'type',
        legend: t('Kind of place'),
        label: among({ 'city-guide': t('City'), 'region-guide': t('Region'), 'country-guide': t('Nation') }),
      },
      { name: 'nation', legend: t('Nation') },
      REGION,
    ],
    orders: [A_TO_Z],
    hasPlaces: true,
  },
  industry_guides: { facets: [SUBJECTS, CAREERS, SKILLS], orders: [A_TO_Z], hasPlaces: false },
  articles: {
    facets: [{ name: 'topic', legend: t('Topic') }, SUBJECTS],
    orders: [A_TO_Z, order('published', t('Newest first'), 'published_desc')],
    hasPlaces: false,
  },
  statement_guides: {
    facets: [{ name: 'schemes', legend: t('Kind of application'), label: words }, SUBJECTS],
    orders: [A_TO_Z],
    hasPlaces: false,
  },
  employers: {
    facets: [
      { name: 'industry', legend: t('Industry') },
      { name: 'companySize', legend: t('Size') },
      COUNTRY,
      { name: 'perks', legend: t('What they offer') },
      CAREERS,
    ],
    orders: [A_TO_Z],
    hasPlaces: true,
  },
  apprenticeships: {
    facets: [
      {
        name: 'level',
        legend: t('Level'),
        label: (value) => t('Level {value}', { value }),
        isOrderedByValue: true,
      },
      REGION,
      SUBJECTS,
      EMPLOYER,
    ],
    orders: [
      order('closes', t('Closing soonest'), 'closes_asc'),
      order('salary', t('Highest pay'), 'salary_desc'),
      A_TO_Z,
    ],
    hasPlaces: true,
  },
  open_days: {
    facets: [
      { name: 'month', legend: t('Month'), label: monthYear, isOrderedByValue: true },
      {
        name: 'type',
        legend: t('Kind of day'),
        label: among({ campus: t('On campus'), online: t('Online'), subject: t('About one subject') }),
      },
      REGION,
      SUBJECTS,
    ],
    orders: [order('date', t('Soonest first'), 'date_asc'), A_TO_Z],
    hasPlaces: true,
  },
  spotlights: {
    facets: [
      { name: 'source', legend: t('Who it is from'), label: words },
      { name: 'theme', legend: t('Theme') },
      SUBJECTS,
    ],
    orders: [A_TO_Z],
    hasPlaces: false,
  },
  virtual_work_experiences: {
    facets: [
      { name: 'jobSector', legend: t('Sector') },
      { name: 'level', legend: t('Level'), label: words },
      SUBJECTS,
      EMPLOYER,
    ],
    orders: [A_TO_Z, order('hours', t('Shortest first'), 'hours_asc')],
    hasPlaces: false,
  },
});

/** Returns the display text of a facet's value. */
export const labelOf = ({ label }: OfferedFacet, value: string): string => label?.(value) ?? value;
