import { t } from '@signpost/language';

/** An A level, and the guides to the subjects that are closest to it at university. */
export interface ALevel {
  readonly id: string;
  readonly name: string;
  readonly closest: readonly string[];
}

/** The mapping from which `closest` was derived, by its subject codes (CAH level 3) and those of the guides. */
export const mapping = () => t('A-level subjects to HECoS and CAH, version 1.3.4');

/** The A levels that can be chosen, by name. */
export const aLevels = (): readonly ALevel[] => [
  {
    id: 'accounting',
    name: t('Accounting'),
    closest: ['accounting'],
  },
  {
    id: 'ancient-history',
    name: t('Ancient history'),
    closest: ['history'],
  },
  {
    id: 'art',
    name: t('Art and design'),
    closest: ['fine-art'],
  },
  {
    id: 'biology',
    name: t('Biology'),
    closest: ['biology'],
  },
  {
    id: 'business',
    name: t('Business'),
    closest: ['business'],
  },
  {
    id: 'chemistry',
    name: t('Chemistry'),
    closest: ['chemistry'],
  },
  {
    id: 'chinese',
    name: t('Chinese'),
    closest: ['languages'],
  },
  {
    id: 'classical-civilisation',
    name: t('Classical civilisation'),
    closest: ['classics'],
  },
  {
    id: 'classical-greek',
    name: t('Classical Greek'),
    closest: ['classics'],
  },
  {
    id: 'computer-science',
    name: t('Computer science'),
    closest: ['computer-science'],
  },
  {
    id: 'dance',
    name: t('Dance'),
    closest: ['drama'],
  },
  {
    id: 'design-and-technology',
    name: t('Design and technology'),
    closest: ['design', 'fashion'],
  },
  {
    id: 'drama',
    name: t('Drama and theatre'),
    closest: ['drama'],
  },
  {
    id: 'economics',
    name: t('Economics'),
    closest: ['economics'],
  },
  {
    id: 'electronics',
    name: t('Electronics'),
    closest: ['electrical-engineering'],
  },
  {
    id: 'english-language',
    name: t('English language'),
    closest: ['english'],
  },
  {
    id: 'english-language-and-literature',
    name: t('English language and literature'),
    closest: ['english'],
  },
  {
    id: 'english-literature',
    name: t('English literature'),
    closest: ['english'],
  },
  {
    id: 'environmental-science',
    name: t('Environmental science'),
    closest: ['environmental-science'],
  },
  {
    id: 'film-studies',
    name: t('Film studies'),
    closest: ['film-and-photography'],
  },
  {
    id: 'french',
    name: t('French'),
    closest: ['languages'],
  },
  {
    id: 'further-mathematics',
    name: t('Further mathematics'),
    closest: ['mathematics'],
  },
  {
    id: 'geography',
    name: t('Geography'),
    closest: ['geography'],
  },
  {
    id: 'geology',
    name: t('Geology'),
    closest: ['environmental-science'],
  },
  {
    id: 'german',
    name: t('German'),
    closest: ['languages'],
  },
  {
    id: 'health-and-social-care',
    name: t('Health and social care'),
    closest: ['health-and-social-care'],
  },
  {
    id: 'history',
    name: t('History'),
    closest: ['history'],
  },
  {
    id: 'history-of-art',
    name: t('History of art'),
    closest: ['history'],
  },
  {
    id: 'italian',
    name: t('Italian'),
    closest: ['languages'],
  },
  {
    id: 'japanese',
    name: t('Japanese'),
    closest: ['languages'],
  },
  {
    id: 'latin',
    name: t('Latin'),
    closest: ['classics'],
  },
  {
    id: 'law',
    name: t('Law'),
    closest: ['law'],
  },
  {
    id: 'mathematics',
    name: t('Mathematics'),
    closest: ['mathematics'],
  },
  {
    id: 'media-studies',
    name: t('Media studies'),
    closest: ['media'],
  },
  {
    id: 'music',
    name: t('Music'),
    closest: ['music'],
  },
  {
    id: 'music-technology',
    name: t('Music technology'),
    closest: ['music'],
  },
  {
    id: 'philosophy',
    name: t('Philosophy'),
    closest: ['philosophy'],
  },
  {
    id: 'photography',
    name: t('Photography'),
    closest: ['film-and-photography'],
  },
  {
    id: 'physical-education',
    name: t('Physical education'),
    closest: ['sport-science'],
  },
  {
    id: 'physics',
    name: t('Physics'),
    closest: ['physics'],
  },
  {
    id: 'polish',
    name: t('Polish'),
    closest: ['languages'],
  },
  {
    id: 'politics',
    name: t('Politics'),
    closest: ['politics'],
  },
  {
    id: 'psychology',
    name: t('Psychology'),
    closest: ['psychology'],
  },
  {
    id: 'religious-studies',
    name: t('Religious studies'),
    closest: ['philosophy'],
  },
  {
    id: 'russian',
    name: t('Russian'),
    closest: ['languages'],
  },
  {
    id: 'sociology',
    name: t('Sociology'),
    closest: ['criminology', 'sociology'],
  },
  {
    id: 'spanish',
    name: t('Spanish'),
    closest: ['languages'],
  },
  {
    id: 'statistics',
    name: t('Statistics'),
    closest: ['mathematics'],
  },
  {
    id: 'textiles',
    name: t('Textiles'),
    closest: ['design', 'fashion'],
  },
  {
    id: 'travel-and-tourism',
    name: t('Travel and tourism'),
    closest: ['tourism'],
  },
  {
    id: 'welsh',
    name: t('Welsh'),
    closest: ['languages'],
  },
];

/** Query parameter of the A levels, comma-separated or repeated. */
export const A_LEVEL_PARAMETER = 'alevel';
/** Maximum number of A levels. */
export const MAX_A_LEVELS = 5;

/** Returns an A level by its id. */
export const aLevelOf = (id: string): ALevel | undefined => aLevels().find((subject) => subject.id === id);

/** The A levels of an address, and the texts that are none. */
export interface ReadALevels {
  readonly chosen: readonly ALevel[];
  readonly rejected: readonly string[];
  readonly isOverLimit: boolean;
}

/** Parses the A levels of an address, without duplicates. Blank ones are fields left empty. */
export const readALevels = (texts: readonly string[]): ReadALevels => {
  const given = [...new Set(texts.flatMap((text) => text.split(',')).filter((text) => text !== ''))];
  const known = given.flatMap((text) => aLevelOf(text) ?? []);
  return {
    chosen: known.slice(0, MAX_A_LEVELS),
    rejected: given.filter((text) => !aLevelOf(text)),
    isOverLimit: known.length > MAX_A_LEVELS,
  };
};
