import type { Finding } from './finding';

/** Most problems of one rule that are worth reading at once. */
const SHOWN = 5;

/** What was found of a remote as a table: one line for each rule, below it what breaks it. */
export const report = (title: string, findings: readonly Finding[]): string => {
  const lines = findings.flatMap(({ rule, problems }) => {
    const more = problems.length - SHOWN;
    return [
      `  ${problems.length === 0 ? 'pass' : 'FAIL'}  ${rule}`,
      ...problems.slice(0, SHOWN).map((problem) => `          ${problem}`),
      ...(more > 0 ? [`          and ${more} more`] : []),
    ];
  });
  const kept = findings.filter(({ problems }) => problems.length === 0).length;
  return [title, ...lines, `  ${kept} of ${findings.length} rules kept`].join('\n');
};
