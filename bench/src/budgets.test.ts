import { atLeast, atMost, passes, verdictRow } from './budgets';

describe('budgets', () => {
  it('a figure at its limit passes, one beyond fails', () => {
    expect(passes(atMost('bytes', 165_000, 165_000, 'kB'))).toBe(true);
    expect(passes(atMost('bytes', 165_001, 165_000, 'kB'))).toBe(false);
    expect(passes(atLeast('score', 95, 95))).toBe(true);
    expect(passes(atLeast('score', 94, 95))).toBe(false);
  });

  it('a figure that could not be measured fails', () => {
    expect(passes(atMost('layout shift', Number.NaN, 0.02))).toBe(false);
    expect(passes(atLeast('score', Number.NaN, 95))).toBe(false);
  });

  it('is printed with its unit', () => {
    expect(verdictRow(atMost('tax on bytes', 0.179, 0.15, '%'))).toEqual([
      'FAIL',
      'tax on bytes',
      '17.9 %',
      '≤ 15.0 %',
    ]);
    expect(verdictRow(atLeast('list page', 2.84, 2, '×'))).toEqual(['PASS', 'list page', '2.8 ×', '≥ 2.0 ×']);
  });
});
