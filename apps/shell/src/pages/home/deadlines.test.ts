import { DEADLINES, nextDeadline } from './deadlines';

const at = (moment: string) => nextDeadline(Date.parse(moment));

it.each([
  ['2026-09-01T12:00:00Z', '2026-10-15', 44],
  ['2026-10-15T16:59:59Z', '2026-10-15', 0],
  ['2026-10-15T17:00:00Z', '2027-01-13', 90],
  ['2026-11-21T12:00:00Z', '2027-01-13', 53],
  ['2027-01-13T17:59:59Z', '2027-01-13', 0],
])('[R-01] at %s the next deadline is on %s, in %i whole days', (moment, day, days) => {
  expect(at(moment)).toMatchObject({ deadline: { at: expect.stringContaining(day) as string }, days });
});

it('[R-01][K-11] after the last one that is known, the cycle without dates is named', () => {
  expect(at('2027-01-13T18:00:00Z')).toEqual({ none: 2027 });
  expect(at('2027-10-01T12:00:00Z')).toEqual({ none: 2028 });
});

it('[R-01] the dates are in order and at six in the evening, UK time', () => {
  const moments = DEADLINES.map((deadline) => Date.parse(deadline.at));
  expect(moments).toEqual([...moments].sort((one, other) => one - other));
  const clock = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' });
  expect(moments.map((moment) => clock.format(moment))).toEqual(DEADLINES.map(() => '18:00'));
});
