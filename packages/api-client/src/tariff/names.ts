import { t } from '@signpost/language';

const tableNames = (): Readonly<Record<string, string>> => ({
  al: t('A level'),
  bt: t('BTEC National Extended Diploma'),
  sh: t('Scottish Higher'),
  sa: t('Scottish Advanced Higher'),
  as: t('AS level'),
  bc: t('BTEC National Extended Certificate'),
  ep: t('Extended Project (EPQ)'),
  tl: t('T level'),
  hl: t('IB Higher Level'),
  sl: t('IB Standard Level'),
});

/** The name of a qualification by the key of its table, in the language of the page. */
export const qualificationName = (key: string): string => tableNames()[key] ?? key;

const gradeNames = (): Readonly<Record<string, string>> => ({
  'Distinction*': t('Distinction*'),
  Distinction: t('Distinction'),
  Merit: t('Merit'),
  'Pass (C or above)': t('Pass (C or above)'),
  'Pass (D or E)': t('Pass (D or E)'),
});

/** The name of a grade in the language of the page; letters and numbers are the same in all. */
export const gradeName = (grade: string): string => gradeNames()[grade] ?? grade;
