import { act, renderHook, waitFor } from '@testing-library/react';
import { configureIdentity } from '@signpost/identity';
import { renderToString } from 'react-dom/server';
import { createElement } from 'react';
import { dismissNotification } from './notifications';
import { setReminder, type DayReminder } from './reminders';
import { useReminder } from './use-reminder';

const KEY = 'UcasNotifications';
const BATH: DayReminder = {
  id: 'open-day:bath',
  name: 'University of Bath open day',
  date: '2026-09-12',
  message: 'Open day, 09:30 to 16:00, Bath.',
  link: '/explore/unis/10007850/university-of-bath#open-days',
  linkLabel: 'See the open day',
};
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? '{}').value;

beforeEach(() => act(() => dismissNotification(BATH.id)));

describe('reminders', () => {
  it('are shown from seven days before the day until its end, in UK time [E-19]', () => {
    expect(setReminder(BATH, Date.parse('2026-07-01'))).toEqual({
      message: 'Reminder set. It shows here, on this device, from 5 September.',
      tone: 'success',
    });
    expect(stored()).toMatchObject([
      {
        title: 'University of Bath open day is on Saturday 12 September',
        startDate: '2026-09-04T23:00:00.000Z',
        endDate: '2026-09-12T23:00:00.000Z',
        actionLink: BATH.link,
      },
    ]);
  });

  it.each([
    ['2026-10-25', '2026-10-17T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['2027-03-28', '2027-03-21T00:00:00.000Z', '2027-03-28T23:00:00.000Z'],
  ])('a day when the clocks change, %s, is whole [E-19]', (date, startDate, endDate) => {
    setReminder({ ...BATH, date }, 0);
    expect(stored()).toMatchObject([{ startDate, endDate }]);
  });

  it('less than seven days ahead say when they end [E-19]', () => {
    expect(setReminder(BATH, Date.parse('2026-09-10')).message).toMatch(
      /until the end of Saturday 12 September\.$/,
    );
  });

  it('say so when this browser stores nothing [E-19]', () => {
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    expect(setReminder(BATH, 0)).toMatchObject({ tone: 'error' });
    write.mockRestore();
  });
});

describe('the button of a reminder', () => {
  it('sets the reminder, and removes it when pressed again [E-19]', async () => {
    const { result } = renderHook(() => useReminder(BATH));
    expect(result.current.state).toBe('unset');
    await act(async () => void (await result.current.toggle()));
    expect(result.current.state).toBe('set');
    await act(async () =>
      expect(await result.current.toggle()).toMatchObject({ message: 'Reminder removed.' }),
    );
    expect(result.current.state).toBe('unset');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('shows a reminder that is stored, or that another tab stores or dismisses [E-19]', async () => {
    const { result } = renderHook(() => useReminder(BATH));
    act(() => void setReminder(BATH, 0));
    await waitFor(() => expect(result.current.state).toBe('set'));
    act(() => dismissNotification(BATH.id));
    expect(result.current.state).toBe('unset');
  });

  it('is hidden in the server’s markup and inside another site [E-19]', () => {
    const Shown = () => useReminder(BATH).state;
    expect(renderToString(createElement(Shown))).toBe('hidden');
    configureIdentity({ embedded: true });
    expect(renderHook(() => useReminder(BATH)).result.current.state).toBe('hidden');
    configureIdentity({ embedded: false });
  });
});
