/** An A level, and the guides to the subjects that are closest to it at university. */
export interface ALevel {
  readonly id: string;
  readonly name: string;
  readonly closest: readonly string[];
}

/** The mapping from which `closest` was derived, by its subject codes (CAH level 3) and those of the guides. */
export const MAPPING = 'A-level subjects to HECoS and CAH, version 1.3.4';

/** The A levels that can be chosen, by name. */
export const A_LEVELS: readonly ALevel[] = [
  { id: 'accounting', name: 'Accounting', closest: ['accounting'] },
  { id: 'ancient-history', name: 'Ancient history', closest: ['history'] },
  { id: 'art', name: 'Art and design', closest: ['fine-art'] },
  { id: 'biology', name: 'Biology', closest: ['biology'] },
  { id: 'business', name: 'Business', closest: ['business'] },
  { id: 'chemistry', name: 'Chemistry', closest: ['chemistry'] },
  { id: 'chinese', name: 'Chinese', closest: ['languages'] },
  { id: 'classical-civilisation', name: 'Classical civilisation', closest: ['classics'] },
  { id: 'classical-greek', name: 'Classical Greek', closest: ['classics'] },
  { id: 'computer-science', name: 'Computer science', closest: ['computer-science'] },
  { id: 'dance', name: 'Dance', closest: ['drama'] },
  { id: 'design-and-technology', name: 'Design and technology', closest: ['design', 'fashion'] },
  { id: 'drama', name: 'Drama and theatre', closest: ['drama'] },
  { id: 'economics', name: 'Economics', closest: ['economics'] },
  { id: 'electronics', name: 'Electronics', closest: ['electrical-engineering'] },
  { id: 'english-language', name: 'English language', closest: ['english'] },
  { id: 'english-language-and-literature', name: 'English language and literature', closest: ['english'] },
  { id: 'english-literature', name: 'English literature', closest: ['english'] },
  { id: 'environmental-science', name: 'Environmental science', closest: ['environmental-science'] },
  { id: 'film-studies', name: 'Film studies', closest: ['film-and-photography'] },
  { id: 'french', name: 'French', closest: ['languages'] },
  { id: 'further-mathematics', name: 'Further mathematics', closest: ['mathematics'] },
  { id: 'geography', name: 'Geography', closest: ['geography'] },
  { id: 'geology', name: 'Geology', closest: ['environmental-science'] },
  { id: 'german', name: 'German', closest: ['languages'] },
  { id: 'health-and-social-care', name: 'Health and social care', closest: ['health-and-social-care'] },
  { id: 'history', name: 'History', closest: ['history'] },
  { id: 'history-of-art', name: 'History of art', closest: ['history'] },
  { id: 'italian', name: 'Italian', closest: ['languages'] },
  { id: 'japanese', name: 'Japanese', closest: ['languages'] },
  { id: 'latin', name: 'Latin', closest: ['classics'] },
  { id: 'law', name: 'Law', closest: ['law'] },
  { id: 'mathematics', name: 'Mathematics', closest: ['mathematics'] },
  { id: 'media-studies', name: 'Media studies', closest: ['media'] },
  { id: 'music', name: 'Music', closest: ['music'] },
  { id: 'music-technology', name: 'Music technology', closest: ['music'] },
  { id: 'philosophy', name: 'Philosophy', closest: ['philosophy'] },
  { id: 'photography', name: 'Photography', closest: ['film-and-photography'] },
  { id: 'physical-education', name: 'Physical education', closest: ['sport-science'] },
  { id: 'physics', name: 'Physics', closest: ['physics'] },
  { id: 'polish', name: 'Polish', closest: ['languages'] },
  { id: 'politics', name: 'Politics', closest: ['politics'] },
  { id: 'psychology', name: 'Psychology', closest: ['psychology'] },
  { id: 'religious-studies', name: 'Religious studies', closest: ['philosophy'] },
  { id: 'russian', name: 'Russian', closest: ['languages'] },
  { id: 'sociology', name: 'Sociology', closest: ['criminology', 'sociology'] },
  { id: 'spanish', name: 'Spanish', closest: ['languages'] },
  { id: 'statistics', name: 'Statistics', closest: ['mathematics'] },
  { id: 'textiles', name: 'Textiles', closest: ['design', 'fashion'] },
  { id: 'travel-and-tourism', name: 'Travel and tourism', closest: ['tourism'] },
  { id: 'welsh', name: 'Welsh', closest: ['languages'] },
];

/** Query parameter of the A levels, comma-separated or repeated. */
export const A_LEVEL_PARAMETER = 'alevel';
/** Maximum number of A levels. */
export const MAX_A_LEVELS = 5;

/** Returns an A level by its id. */
export const aLevelOf = (id: string): ALevel | undefined => A_LEVELS.find((subject) => subject.id === id);

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
