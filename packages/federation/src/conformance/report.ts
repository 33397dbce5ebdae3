import type { Finding } from '../release/checks/finding';

/** Maximum number of problems shown for one rule. */
const MAX_SHOWN = 5;

/** Formats the findings of a remote as a table: one line for each rule, its problems below. */
export const report = (title: string, findings: readonly Finding[]): string => {
  const lines = findings.flatMap(({ rule, problems, skipped }) => {
    if (skipped) return [`  skip  ${rule}: ${skipped}`];
    const more = problems.length - MAX_SHOWN;
    return [
      `  ${problems.length === 0 ? 'pass' : 'FAIL'}  ${rule}`,
      ...problems.slice(0, MAX_SHOWN).map((problem) => `          ${problem}`),
      ...(more > 0 ? [`          and ${more} more`] : []),
    ];
  });
  const checked = findings.filter(({ skipped }) => !skipped);
  const kept = checked.filter(({ problems }) => problems.length === 0).length;
  return [title, ...lines, `  ${kept} of ${checked.length} rules kept`].join('\n');
};
