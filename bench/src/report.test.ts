import { percent, table } from './report';

describe('report', () => {
  it('aligns text left and numbers right', () => {
    expect(
      table(
        ['route', 'kB'],
        [
          ['home', 5.25],
          ['explore', 1234],
        ],
      ),
    ).toBe(['route       kB', '───────  ─────', 'home       5.3', 'explore  1,234'].join('\n'));
  });

  it('shows a share with its sign', () => {
    expect(percent(0.179)).toBe('+17.9 %');
    expect(percent(-0.02)).toBe('−2.0 %');
  });
});
