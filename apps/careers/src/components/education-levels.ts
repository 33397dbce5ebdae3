import { t } from '@signpost/language';

/** How a level of education is shown: whole, and as the first of its equal qualifications. */
interface LevelNames {
  readonly whole: string;
  readonly short: string;
}

/** The names of the levels in the data of careers. */
const names = (): Readonly<Record<string, LevelNames>> => ({
  'No set qualifications': { whole: t('No set qualifications'), short: t('No set qualifications') },
  'Level 2: GCSEs or equal': { whole: t('Level 2: GCSEs or equal'), short: t('GCSEs') },
  'Level 3: A levels, T levels, Highers or equal': {
    whole: t('Level 3: A levels, T levels, Highers or equal'),
    short: t('A levels'),
  },
  'Levels 4 and 5: HNC, HND, foundation degree or equal': {
    whole: t('Levels 4 and 5: HNC, HND, foundation degree or equal'),
    short: t('HNC'),
  },
  'Level 6: a degree': { whole: t('Level 6: a degree'), short: t('A degree') },
  'Level 7: a master’s degree or equal': {
    whole: t('Level 7: a master’s degree or equal'),
    short: t('A master’s degree'),
  },
  'Level 8: a doctorate': { whole: t('Level 8: a doctorate'), short: t('A doctorate') },
});

/** Returns the names of a level in the language of the page; an unknown level is its own name. */
export const levelNames = (level: string): LevelNames => names()[level] ?? { whole: level, short: level };
