import { act, renderHook } from '@testing-library/react';
import {
  addNotification,
  dismissNotification,
  notificationsAt,
  tidyNotifications,
  useNotifications,
  type LocalNotification,
} from '.';

const KEY = 'UcasNotifications';
const NOTE: LocalNotification = {
  id: 'deadline',
  title: 'The January deadline is near',
  message: 'Send your application by 14 January.',
  actionLink: '/explore/favourites',
  actionLabel: 'See what you saved',
  startDate: '2026-12-01T00:00:00Z',
  endDate: '2027-01-14T18:00:00Z',
  type: 'information',
  created: '2026-11-21T09:00:00Z',
};
const follow = () => renderHook(useNotifications).result;
const store = (text: string) =>
  act(() => {
    localStorage.setItem(KEY, text);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
beforeEach(() => store(''));

describe('notifications on this device', () => {
  it('are added, replaced by id, and dismissed [E-19]', () => {
    const shown = follow();
    act(() => void addNotification(NOTE));
    act(() => void addNotification({ ...NOTE, title: 'Changed' }));
    expect(shown.current.map(({ title }) => title)).toEqual(['Changed']);
    expect(localStorage.getItem(KEY)).toContain('Changed');
    act(() => dismissNotification('deadline'));
    expect(shown.current).toEqual([]);
  });

  it.each(['{', 'null', '{"version":1,"value":"x"}', '{"version":1,"value":[{"id":"x"}]}'])(
    'are reset to an empty list when corrupt: %s [S-10]',
    (text) => {
      store(text);
      const shown = follow();
      expect(shown.current).toEqual([]);
      act(() => void addNotification(NOTE));
      expect(JSON.parse(localStorage.getItem(KEY) ?? '').value).toEqual([NOTE]);
    },
  );

  it('corrupt ones are removed from the device when the page tidies up [S-10]', () => {
    store('{"version":1,"value":[{"id":"x"}]}');
    tidyNotifications(0);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are removed from the device after their end, and the key with the last of them [E-19]', () => {
    addNotification(NOTE);
    addNotification({ ...NOTE, id: 'unbounded', endDate: null });
    const kept = localStorage.getItem(KEY);
    tidyNotifications(Date.parse('2027-01-14T17:59:59Z'));
    expect(localStorage.getItem(KEY)).toBe(kept);
    tidyNotifications(Date.parse('2027-01-14T18:00:00Z'));
    expect(localStorage.getItem(KEY)).not.toContain('"deadline"');
    dismissNotification('unbounded');
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are refused when the device cannot store them [E-19]', () => {
    const shown = follow();
    const write = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    act(() => expect(addNotification(NOTE)).toBe(false));
    write.mockRestore();
    expect(shown.current).toEqual([]);
  });

  it.each([
    { ...NOTE, actionLink: 'javascript:alert(1)' },
    { ...NOTE, actionLink: '//evil.test' },
    { ...NOTE, endDate: 'soon' },
    { ...NOTE, id: '' },
  ])('one that is not valid is refused %# [E-19]', (note) => {
    expect(addNotification(note)).toBe(false);
    expect(follow().current).toEqual([]);
  });

  it.each([
    ['2026-11-30T23:59:59Z', false],
    ['2026-12-01T00:00:00Z', true],
    ['2027-01-14T17:59:59Z', true],
    ['2027-01-14T18:00:00Z', false],
  ])('at %s the notification is shown: %s [E-19]', (at, is) => {
    expect(notificationsAt([NOTE], Date.parse(at))).toHaveLength(is ? 1 : 0);
    expect(notificationsAt([{ ...NOTE, startDate: null, endDate: null }], Date.parse(at))).toHaveLength(1);
  });
});
