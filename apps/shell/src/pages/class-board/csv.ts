import { t } from '@signpost/language';
import type { PupilFinding, PupilResult } from './check-class';

/** The columns of findings. */
const columns = (): readonly (readonly [string, PupilFinding['kind']])[] => [
  [t('Breaks a rule'), 'rule'],
  [t('Date passed'), 'date'],
  [t('Empty'), 'empty'],
  [t('To look at'), 'look'],
];

/** First characters that make a spreadsheet run a cell as a formula. */
const FORMULA = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Quotes a cell; one that a spreadsheet would run gets an apostrophe before it. */
const cell = (text: string): string => {
  const oneLine = text.replace(/[\r\n]+/g, ' ');
  return `"${(FORMULA.test(text.trimStart()) || FORMULA.test(text) ? `'${oneLine}` : oneLine).replaceAll('"', '""')}"`;
};

/** Returns the board as CSV (RFC 4180) with a byte-order mark, so that spreadsheets read it as UTF-8. */
export const boardCsv = (pupils: readonly PupilResult[]): string => {
  const choiceCount = Math.max(0, ...pupils.map(({ choices }) => choices.length));
  const choiceColumns = Array.from({ length: choiceCount }, (_, index) => index);
  const head = [
    t('Name'),
    t('In order'),
    ...columns().map(([name]) => name),
    ...choiceColumns.map((index) => t('Choice {number}', { number: index + 1 })),
  ];
  const rows = pupils.map(({ name, isRanked, choices, findings }) => [
    name,
    isRanked ? t('yes') : t('no'),
    ...columns().map(([, kind]) =>
      findings.flatMap((finding) => (finding.kind === kind ? finding.message : [])).join(' '),
    ),
    ...choiceColumns.map((index) => choices[index] ?? ''),
  ]);
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
};
