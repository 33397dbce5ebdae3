import { addDays, londonToday, weekday } from './days';
import { openDayDate } from './open-day';

describe('days', () => {
  it('adds days across months, leap days and the change of clocks', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('uses the date in London, where a day begins an hour before UTC in summer', () => {
    jest.useFakeTimers({ now: new Date('2026-06-30T23:30:00Z') });
    expect(londonToday()).toBe('2026-07-01');
    jest.setSystemTime(new Date('2026-12-30T23:30:00Z'));
    expect(londonToday()).toBe('2026-12-30');
    jest.useRealTimers();
  });
});

describe('openDayDate', () => {
  it('dates campus visits on Saturdays and online talks on weekdays, no earlier than the requested day [C-12]', () => {
    for (let inDays = 0; inDays < 30; inDays += 1) {
      const campus = openDayDate({ kind: 'campus', inDays }, '2026-10-21');
      const online = openDayDate({ kind: 'online', inDays }, '2026-10-21');
      expect(weekday(campus)).toBe(6);
      expect([2, 3, 4]).toContain(weekday(online));
      expect(campus >= addDays('2026-10-21', inDays)).toBe(true);
      expect(campus <= addDays('2026-10-21', inDays + 6)).toBe(true);
    }
  });

  it('dates none between Christmas and the new year', () => {
    for (const kind of ['campus', 'online', 'postgraduate'] as const)
      for (let inDays = 0; inDays < 14; inDays += 1)
        expect(openDayDate({ kind, inDays }, '2026-12-20')).not.toMatch(/-12-(2[4-9]|3[01])$|-01-0[12]$/);
  });

  it('returns the same date throughout a week [C-12]', () => {
    const day = { kind: 'campus', inDays: 7 } as const;
    expect(openDayDate(day, '2026-11-22')).toBe('2026-12-05');
    expect(openDayDate(day, '2026-11-28')).toBe('2026-12-05');
    expect(openDayDate(day, '2026-11-29')).toBe('2026-12-12');
  });
});
