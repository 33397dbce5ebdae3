/** Counts the passed and failed tests in the output of Jest, Node's test runner and the end-to-end run. */
export const countTests = (output) => {
  const counts = { passed: 0, failed: 0 };
  const add = (line) => {
    counts.passed += Number(/(\d+) passed/.exec(line)?.[1] ?? 0);
    counts.failed += Number(/(\d+) failed/.exec(line)?.[1] ?? 0);
  };
  for (const line of output.split('\n')) {
    // Jest: "Tests:       3 failed, 22 passed, 25 total". End to end: "120 passed, 0 failed, 2 skipped".
    if (/^Tests:\s/.test(line) || /^\d+ passed, \d+ failed, \d+ skipped$/.test(line.trim())) add(line);
    // Node: "# pass 12" or "ℹ pass 12".
    const [, outcome, count] = /^[#ℹ] (pass|fail) (\d+)$/.exec(line.trim()) ?? [];
    if (outcome) counts[`${outcome}ed`] += Number(count);
  }
  return counts;
};
