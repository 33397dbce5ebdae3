import { t } from '@signpost/language';
import { nationName, type Nation } from '../nations';
import type { LivingSupport } from './costs';
import type { Fee, NationFees } from './fees';

/** The nations of a row of fees: "England, Wales or Northern Ireland". */
export const nationWords = (nations: readonly Nation[]): string => {
  const names = nations.map(nationName);
  const last = names.pop() ?? '';
  return names.length > 0 ? t('{names} or {last}', { names: names.join(', '), last }) : last;
};

/** What is paid: "Up to £9,790 a year". */
export const feeWords = ({ kind, fact }: Fee): string => {
  const value = fact?.value ?? '';
  return {
    limit: () => t('Up to {value}', { value }),
    'usual-most': () => t('Up to {value}', { value }),
    paid: () => value,
    'set-by-university': () => t('Set by the university'),
  }[kind]();
};

/** Which year of the course a fee is for: "Full-time", "Part-time, foundation year". */
export const feeScope = ({ mode, years }: Fee): string => {
  const studied = mode === 'full-time' ? t('Full-time') : t('Part-time');
  const year = {
    usual: '',
    accelerated: t('if it is an accelerated degree'),
    foundation: t('foundation year'),
    'foundation-classroom': t('foundation year, if it is taught in classrooms only'),
    'foundation-other': t('foundation year, if it has laboratory, studio or field work'),
  }[years];
  return [studied, year].filter(Boolean).join(', ');
};

/** Who decides a fee: "the most by law". */
export const feeKindWords = ({ kind }: Fee): string =>
  ({
    limit: t('the most by law'),
    'usual-most': t('the most that universities there ask'),
    paid: t('SAAS pays it, if you apply and qualify'),
    'set-by-university': t('look at its own page'),
  })[kind];

/**
 * The fee of a usual year in a few words, for readers of whom nobody knows where they live: an amount only where it is
 * the same for all of them.
 */
export const feeSummary = (groups: readonly NationFees[]): { value: string | null; note: string } => {
  const usual = groups.flatMap(({ fees }) => fees.slice(0, 1));
  const [first] = usual;
  const amounts = usual.flatMap(({ fact }) => fact?.amount ?? []);
  if (usual.length === 1 && first?.fact)
    return {
      value: feeWords(first),
      note: t('{scope}, wherever in the UK you live, {year}', {
        scope: feeScope(first),
        year: first.fact.year,
      }),
    };
  if (amounts.length === 0) return { value: null, note: t('Set by the university') };
  if (amounts.length < usual.length) return { value: null, note: t('By where in the UK you live') };
  return {
    value: t('£{least, number} or £{most, number}', {
      least: Math.min(...amounts),
      most: Math.max(...amounts),
    }),
    note: t('a year, by where in the UK you live'),
  };
};

/** What students of a nation get to live on: "£5,048 to £10,830 a year". */
export const supportWords = ({ least, most, isSame }: LivingSupport): string => {
  const value = most.value ?? '';
  if (least?.amount != null) return t('£{least, number} to {value}', { least: least.amount, value });
  return isSame ? value : t('Up to {value}', { value });
};
