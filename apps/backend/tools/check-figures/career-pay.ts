import { z } from 'zod';
import { MINIMUM_WAGE } from '../../src/domain/careers/minimum-wage';
import type { Row } from '../publication';
import type { Facts } from './compare';
import { findAfter, linesAfter, parseNumber } from './page-text';

const POINTS: Readonly<Record<string, string>> = {
  p10: 'The lowest-paid tenth earned less than',
  p25: 'The lowest-paid quarter earned less than',
  median: 'Half earned less, half more than',
  p75: 'The highest-paid quarter earned more than',
  p90: 'The highest-paid tenth earned more than',
};

/** The meaning of cells without a figure in the pay table, with the wording in tables and the beginning of sentences. */
const WITHHELD: Readonly<Record<string, { reason: string; words: string; sentence: string }>> = {
  x: { reason: 'unreliable', words: 'Too unreliable to use', sentence: 'Too unreliable to use:' },
  '..': { reason: 'disclosive', words: 'Withheld: too few people', sentence: 'Withheld:' },
  '': {
    reason: 'not-covered',
    words: 'Not in the survey of pay',
    sentence: 'The survey of pay leaves this work out',
  },
};

/** Medians with a higher relative error, in percent, are too unreliable to use. */
const MAX_VARIATION_PERCENT = 20;

const cellOf = (row: Row, point: string): string =>
  point === 'median' && Number(row['cv_median_pct']) > MAX_VARIATION_PERCENT
    ? 'x'
    : (row[point] ?? '').trim();

/** A career's pay as shown on its page. */
export const careerPayShown = (lines: readonly string[]): Facts => {
  const comparisonLength = linesAfter(lines, 'Pay beside similar careers').length;
  const payLines = linesAfter(lines.slice(0, lines.length - comparisonLength), 'Similar careers');
  const stated =
    findAfter(payLines, 'Middle pay, full-time') ??
    findAfter(payLines, 'The least you can be paid, full-time');
  if (!stated) {
    const reason = Object.values(WITHHELD).find(({ sentence }) =>
      payLines.some((line) => line.startsWith(sentence)),
    );
    return { absent: reason?.reason ?? 'for no reason' };
  }
  const amounts = Object.entries(POINTS).map(([point, label]) => {
    const [text = ''] = linesAfter(payLines, label);
    return [point, text.startsWith('£') ? parseNumber(text) : text] as const;
  });
  return { stated: parseNumber(stated[0]), ...Object.fromEntries(amounts) };
};

/** A career's pay as published for its page: the median is replaced by the legal minimum where that is higher. */
export const careerPayPublished = (row: Row): Facts[] => {
  const reason = WITHHELD[cellOf(row, 'median')];
  if (reason) return [{ absent: reason.reason }];
  const amounts = Object.keys(POINTS).map((point) => {
    const text = cellOf(row, point);
    return [point, WITHHELD[text]?.words ?? Number(text)] as const;
  });
  const stated = Math.max(Number(row['median']), MINIMUM_WAGE.annual);
  return [{ stated, ...Object.fromEntries(amounts) }];
};

const amount = z.number().nullable();

/** The API's response for a career. */
export const careerResponseSchema = z.object({
  data: z.object({
    attributes: z.object({
      'annual-earnings': z.object({
        p10: amount,
        p25: amount,
        median: amount,
        p75: amount,
        p90: amount,
        withheld: z.record(z.string(), z.string()),
      }),
    }),
  }),
});

/** A career's pay in the API's response. */
export const careerPayInApi = (response: unknown): Facts => {
  const { withheld: reasons, ...pay } =
    careerResponseSchema.parse(response).data.attributes['annual-earnings'];
  return Object.fromEntries(
    Object.entries(pay).map(([point, value]) => [point, value ?? reasons[point] ?? 'for no reason']),
  );
};

/** A career's pay as published, in the format of the API. */
export const careerPayInTable = (row: Row): Facts[] => [
  Object.fromEntries(
    Object.keys(POINTS).map((point) => {
      const text = cellOf(row, point);
      return [point, WITHHELD[text]?.reason ?? Number(text)];
    }),
  ),
];
