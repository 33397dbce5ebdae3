import '@testing-library/jest-dom';
import { NO_ADDRESSES, setSiteAddresses } from '@signpost/api-client/base';
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import type * as valibot from 'valibot';
import { configureIdentity, type Setting } from '.';
import { ANONYMOUS } from './account/anonymous';
import { accountRecord } from './account/record';
import { setVisitor, type Visitor } from './account/visitor-state';
import { readAssessmentId, startAssessment, useAssessment } from './assessment';
import { NO_FAVOURITES } from './favourites/kinds';
import { myGrades } from './grades/my-grades';
import { readOwnPoints } from './grades/read-own-points';
import { useOwnPoints } from './grades/use-own-points';
import {
  addNotification,
  dismissNotification,
  type LocalNotification,
  notificationsAt,
  tidyNotifications,
  useNotifications,
} from './notifications';
import { type DayReminder, setReminder } from './notifications/reminders';
import { useReminder } from './notifications/use-reminder';
import { chooseOfflinePages, followOfflinePages, useOfflinePages } from './offline/offline';
import { postcodeCache } from './postcode';
import { useOwnDistance, useOwnNation, useOwnPlace } from './postcode/own-place';
import { chooseTheme, THEME_KEY, useTheme } from './preferences';
import { chooseQualification, QUALIFICATIONS, useQualification } from './qualification';
import { forgetSearch, forgetSearches, rememberSearch, useRecentSearches } from './recents';
import { keepFunctionalConsent } from './storage';
import type * as storage from './storage/cookie-value';
import { rememberWatched, stopWatching, useWatches, watch, type Watch } from './watches';
import { reconcileWatches } from './watches/account-watches';
import { hasWatches } from './watches/has-watches';
import { liveWatches, NO_WATCHES, storeWatches } from './watches/watches';

// The look-up of the visitor has no answer, so that each test sets who the visitor is.
beforeAll(() => void jest.spyOn(window, 'fetch').mockReturnValue(new Promise(() => undefined)));

describe('qualification', () => {
  describe('the entry qualification', () => {
    it('has five options, each with a label and a short one [E-21]', () => {
      expect(QUALIFICATIONS.map(({ key }) => key)).toEqual(['up', 'al', 'bt', 'sh', 'sa']);
      expect(QUALIFICATIONS[2].label).toBe(
        'Pearson BTEC Level 3 National Extended Diploma (first teaching from September 2016)',
      );
      expect(QUALIFICATIONS[2].shortLabel).toBe('BTEC National Extended Diploma (Level 3)');
    });

    it('is up by default; a choice is stored in a cookie for a year [S-05]', () => {
      const written = jest.spyOn(document, 'cookie', 'set');
      const { result } = renderHook(useQualification);
      expect(result.current).toBe('up');
      act(() => void chooseQualification('sh'));
      expect(result.current).toBe('sh');
      expect(written).toHaveBeenCalledWith(expect.stringContaining('signpost.qualification=sh'));
      expect(written).toHaveBeenCalledWith(expect.stringContaining('max-age=31536000'));
    });

    it.each([
      ['al', 'al'],
      ['xx', 'up'],
      ['%E0%A4%A', 'up'],
    ])('reads the cookie %s as %s [S-05]', (cookie, qualification) => {
      document.cookie = `signpost.qualification=${cookie}; path=/`;
      jest.isolateModules(() => {
        const view = jest.requireActual<typeof storage>('./storage/cookie-value');
        const v = jest.requireActual<typeof valibot>('valibot');
        const value = view.cookieValue<string>('signpost.qualification', v.picklist(['up', 'al']), 'up', {
          consent: 'requested',
        });
        expect(value.read()).toBe(qualification);
      });
    });
  });
});

describe('assessment', () => {
  const ID = 'q1w2e3r4t5y6u7i8o9p0-_';
  const query = (text: string) => new URLSearchParams(text);

  describe('the assessment', () => {
    it.each([
      [`assessmentId=${ID}`, ID],
      ['assessmentId=false', ''],
      ['assessmentId=', ''],
      ['assessmentId=%3Cscript%3E', ''],
      [`assessmentId=${'x'.repeat(10_000)}`, ''],
      ['other=1', null],
    ])('the query %.40s brings the id %j [B-10]', (text, id) => {
      expect(readAssessmentId(query(text))).toBe(id);
    });

    it('starts with the short quiz and no id, and stores the id set at startup [E-23] [S-07]', () => {
      const { result } = renderHook(useAssessment);
      expect(result.current).toEqual({ assessmentId: '', assessmentType: 'short' });
      act(() => startAssessment(query(`assessmentId=${ID}`)));
      act(() => startAssessment(query('')));
      expect(result.current).toEqual({ assessmentId: ID, assessmentType: 'short' });
      expect(sessionStorage.getItem('signpost.assessment')).toContain(ID);
      act(() => startAssessment(query('assessmentId=false')));
      expect(result.current.assessmentId).toBe('');
    });
  });
});

describe('recents', () => {
  const KEY = 'UcasRecentSearches';
  const search = (keyword: string, index = 'courses') => ({ keyword, index });
  const follow = () => renderHook(useRecentSearches).result;
  const store = (text: string) =>
    act(() => {
      localStorage.setItem(KEY, text);
      window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    });

  beforeEach(() => {
    keepFunctionalConsent(true);
    act(forgetSearches);
  });

  describe('recent searches', () => {
    it('move to the front when the same keyword and index is searched again [S-09] [E-18]', () => {
      const recents = follow();
      act(() => {
        rememberSearch(search('art'), 1);
        rememberSearch(search('art', 'unis'), 2);
        rememberSearch(search(' art '), 3);
      });
      expect(recents.current).toEqual([
        { keyword: 'art', index: 'courses', time: 3 },
        { keyword: 'art', index: 'unis', time: 2 },
      ]);
      expect(JSON.parse(localStorage.getItem(KEY) ?? '').value).toEqual(recents.current);
    });

    it('keep only the latest eleven [S-09]', () => {
      const recents = follow();
      act(() => {
        for (let number = 0; number < 15; number += 1) rememberSearch(search(`word ${number}`), number);
      });
      expect(recents.current).toHaveLength(11);
      expect(recents.current[0]?.keyword).toBe('word 14');
    });

    it('ignore a missing or overlong keyword [E-18]', () => {
      const recents = follow();
      act(() => {
        rememberSearch(search('  '));
        rememberSearch(search('x'.repeat(10_000)));
      });
      expect(recents.current).toEqual([]);
    });

    it('can be removed one by one [S-09]', () => {
      const recents = follow();
      act(() => {
        rememberSearch(search('art'), 1);
        rememberSearch(search('law'), 2);
        forgetSearch(search('art'));
      });
      expect(recents.current.map(({ keyword }) => keyword)).toEqual(['law']);
    });

    it.each(['{', '[]', '{"version":1,"value":[{"keyword":7}]}'])(
      'are empty when corrupt: %s [S-09]',
      (text) => {
        const recents = follow();
        store(text);
        expect(recents.current).toEqual([]);
      },
    );

    it('are read from a plain list too, and stored in today’s form [S-09]', () => {
      const searches = [{ ...search('art'), time: 1 }];
      store(JSON.stringify(searches));
      expect(follow().current).toEqual(searches);
      expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ version: 1, value: searches });
    });

    it('last for the page view without consent, and are not in the HTML [S-09]', () => {
      keepFunctionalConsent(false);
      const recents = follow();
      act(() => rememberSearch(search('art'), 1));
      expect(recents.current).toHaveLength(1);
      expect(localStorage.getItem(KEY)).toBeNull();
      const Shown = () => <p>{useRecentSearches().length}</p>;
      expect(renderToString(<Shown />)).toBe('<p>0</p>');
    });
  });
});

describe('notifications', () => {
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

    it('are read from a plain list too, and stored in today’s form [S-10]', () => {
      const plain = { ...NOTE, startDate: '2026-12-01', actionLabel: undefined, endDate: undefined };
      store(JSON.stringify([plain]));
      const read = [{ ...plain, actionLabel: null, endDate: null }];
      expect(follow().current).toEqual(read);
      expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual({ version: 1, value: read });
    });

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
});

describe('reminders', () => {
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
});

describe('theme', () => {
  const Shown = () => <p>{useTheme()}</p>;

  it('the theme follows the device until one is chosen, and is stored where an early script can read it', () => {
    render(<Shown />);
    expect(screen.getByText('system')).toBeInTheDocument();
    for (const theme of ['light', 'dark', 'contrast', 'system'] as const) {
      act(() => void chooseTheme(theme));
      expect(screen.getByText(theme)).toBeInTheDocument();
      expect(JSON.parse(window.localStorage.getItem(THEME_KEY) ?? '')).toEqual({ version: 1, value: theme });
    }
  });
});

describe('postcode', () => {
  const BATH = {
    lat: 51.38,
    lng: -2.36,
    place: { postcode: 'BA2 7AY', outcode: 'BA2', town: 'Bath', region: 'South West', country: 'England' },
  };

  beforeEach(() => {
    localStorage.clear();
    keepFunctionalConsent(true);
  });

  describe('the position of a postcode', () => {
    it('is stored under the postcode, in any spelling [S-11]', () => {
      expect(postcodeCache.read('BA2 7AY')).toBeNull();
      postcodeCache.write('ba2 7ay', BATH);
      expect(postcodeCache.read('BA27AY')).toEqual(BATH);
      expect(JSON.parse(localStorage.getItem('UcasUserLoc_BA27AY') ?? '').value).toEqual(BATH);
    });

    it('is not stored without consent [S-11]', () => {
      keepFunctionalConsent(false);
      postcodeCache.write('BA2 7AY', BATH);
      expect(localStorage).toHaveLength(0);
    });

    it('is ignored when it is not a position [S-11]', () => {
      postcodeCache.write('BA2 7AY', BATH);
      localStorage.setItem('UcasUserLoc_BA27AY', JSON.stringify({ version: 1, value: { lat: 'north' } }));
      expect(postcodeCache.read('BA2 7AY')).toBeNull();
    });
  });
});

describe('own place', () => {
  const placeOf = (postcode: string, lat: number, lng: number) => ({
    ...{ lat, lng },
    place: { postcode, outcode: postcode.slice(0, 3), town: null, region: null, country: null },
  });
  const BATH = placeOf('BA2 7AY', 51.38, -2.36);
  const LEEDS = placeOf('LS2 9JT', 53.8, -1.55);
  const EDINBURGH = { lat: 55.95, lng: -3.19 };

  const setTo = (visitor: Visitor) => act(() => setVisitor(visitor));

  beforeEach(() => {
    localStorage.clear();
    keepFunctionalConsent(true);
    setTo({ status: 'anonymous', person: ANONYMOUS });
  });

  describe('the visitor’s own place', () => {
    it('is the postcode that was looked up last on the device [S-11]', async () => {
      postcodeCache.write('BA2 7AY', BATH);
      postcodeCache.write('LS2 9JT', LEEDS);
      postcodeCache.write('BA2 7AY', BATH);
      const { result } = renderHook(useOwnPlace);
      await waitFor(() => expect(result.current).toEqual({ postcode: 'BA2 7AY', lat: 51.38, lng: -2.36 }));
    });

    it('is the account’s postcode when there is one [S-11]', () => {
      postcodeCache.write('BA2 7AY', BATH);
      const latlng = { lat: LEEDS.lat, lng: LEEDS.lng };
      setTo({ status: 'signedIn', person: { ...ANONYMOUS, uid: '1', postcode: 'LS2 9JT', latlng } });
      const { result } = renderHook(useOwnPlace);
      expect(result.current).toEqual({ postcode: 'LS2 9JT', ...latlng });
    });

    it('is not known without consent, nor before the visitor is [S-11]', () => {
      postcodeCache.write('BA2 7AY', BATH);
      setTo({ status: 'unknown', person: ANONYMOUS });
      expect(renderHook(useOwnPlace).result.current).toBeNull();
      setTo({ status: 'anonymous', person: ANONYMOUS });
      keepFunctionalConsent(false);
      expect(renderHook(useOwnPlace).result.current).toBeNull();
    });

    it('has the nation of the device’s postcode, or of the account’s, which is looked up [S-11] [C-17]', async () => {
      postcodeCache.write('EH1 1YZ', {
        ...BATH,
        place: { ...BATH.place, postcode: 'EH1 1YZ', country: 'Scotland' },
      });
      const onDevice = renderHook(useOwnNation);
      await waitFor(() => expect(onDevice.result.current).toBe('Scotland'));
      const place = { postcode: 'BT7 1NN', outcode: 'BT7', latitude: 54.58, longitude: -5.93 };
      setSiteAddresses({ ...NO_ADDRESSES, api: 'https://api.example' });
      const asked = jest
        .spyOn(window, 'fetch')
        .mockImplementation(async () => Response.json({ ...place, country: 'Northern Ireland' }));
      const latlng = { lat: 54.58, lng: -5.93 };
      setTo({ status: 'signedIn', person: { ...ANONYMOUS, uid: '1', postcode: 'BT7 1NN', latlng } });
      await waitFor(() => expect(onDevice.result.current).toBe('Northern Ireland'));
      asked.mockReturnValue(new Promise(() => undefined));
      setSiteAddresses(NO_ADDRESSES);
    });

    it('is measured from to the nearest position, unless a distance was measured', async () => {
      const measure = () => renderHook(useOwnDistance).result.current;
      expect(measure()([EDINBURGH])).toBeNull();
      postcodeCache.write('BA2 7AY', BATH);
      const { result } = renderHook(useOwnDistance);
      await waitFor(() => expect(result.current([EDINBURGH, LEEDS, null])).toBeCloseTo(170.4, 0));
      expect(result.current([null])).toBeNull();
      expect(result.current([EDINBURGH], 3.2)).toBe(3.2);
    });
  });
});

describe('watches', () => {
  const KEY = 'signpost.watches';
  const LAW: Watch = { kind: 'courses', id: 'c1', title: 'Law', url: '/explore/courses/c1/law' };
  const BATH: Watch = { kind: 'unis', id: '10007850', title: 'Bath', url: '/explore/unis/10007850/bath' };

  const settingOf = (items: readonly Watch[]): Setting => ({
    name: 'watches',
    collection: 'signpost',
    data: JSON.stringify({ items }),
  });
  const signedIn = (uid: string, ...settings: Setting[]) =>
    reconcileWatches({ status: 'signedIn', person: { ...ANONYMOUS, uid, settings } });
  const signedOut = () => reconcileWatches({ status: 'anonymous', person: ANONYMOUS });
  const items = () => liveWatches.latest().items;

  beforeEach(() => {
    storeWatches(NO_WATCHES);
    accountRecord.set(null);
  });

  describe('watches on this device', () => {
    it('begin and end; nothing is stored while nothing is watched [E-25]', () => {
      expect(hasWatches()).toBe(false);
      const shown = renderHook(useWatches).result;
      act(() => expect(watch(LAW)).toBe('watched'));
      act(() => expect(watch(LAW)).toBe('watched'));
      expect(shown.current.items).toEqual([LAW]);
      expect(hasWatches()).toBe(true);
      act(() => stopWatching(LAW));
      expect(shown.current.items).toEqual([]);
      expect(hasWatches()).toBe(false);
    });

    it('are forty at most [E-25]', () => {
      for (let id = 0; id < 40; id += 1) expect(watch({ ...LAW, id: `c${id}` })).toBe('watched');
      expect(watch(BATH)).toBe('full');
      expect(items()).toHaveLength(40);
    });

    it('remember what was told, only while something is watched [E-25]', () => {
      rememberWatched({ seen: 5 });
      expect(hasWatches()).toBe(false);
      watch(LAW);
      rememberWatched({ seen: 5 });
      watch(BATH);
      expect(liveWatches.latest()).toMatchObject({ seen: 5, items: [LAW, BATH] });
    });

    it('that are not valid are left out, and corrupt ones count as none [E-25]', () => {
      watch(LAW);
      const kept = JSON.parse(localStorage.getItem(KEY) ?? '');
      kept.value.items.push({ ...BATH, url: 'javascript:alert(1)' }, 'x');
      localStorage.setItem(KEY, JSON.stringify(kept));
      expect(items()).toEqual([LAW]);
      localStorage.setItem(KEY, '{');
      expect(items()).toEqual([]);
    });
  });

  describe('watches in an account', () => {
    it('are those of the account with the device’s own added at the first sign-in [E-25]', () => {
      watch(LAW);
      signedIn('u1', settingOf([BATH]));
      expect(items()).toEqual([BATH, LAW]);
    });

    it('follow the account after that [E-25]', () => {
      signedIn('u1', settingOf([LAW, BATH]));
      signedIn('u1', settingOf([BATH]));
      expect(items()).toEqual([BATH]);
      signedIn('u1');
      expect(items()).toEqual([]);
    });

    it('do not stay on the device after a sign-out, nor for another person [E-25]', () => {
      signedIn('u1', settingOf([LAW]));
      signedIn('u2', settingOf([BATH]));
      expect(items()).toEqual([BATH]);
      signedOut();
      expect(items()).toEqual([]);
      expect(hasWatches()).toBe(false);
    });

    it('stay while the account’s service cannot be reached [E-25]', () => {
      accountRecord.set({ uid: 'u1', version: 1, base: NO_FAVOURITES });
      signedIn('u1', settingOf([LAW]));
      signedOut();
      expect(items()).toEqual([LAW]);
    });

    it('the device’s own stay when nobody is signed in [E-25]', () => {
      watch(LAW);
      signedOut();
      expect(items()).toEqual([LAW]);
    });

    it.each(['{', '{"items":"x"}'])('that cannot be read count as none: %s [E-25]', (data) => {
      signedIn('u1', { ...settingOf([]), data });
      expect(items()).toEqual([]);
    });
  });
});

describe('own points', () => {
  const setTo = (visitor: Visitor) => act(() => setVisitor(visitor));
  const signIn = (grades: string | null, qualification: string | null = 'al') =>
    setTo({ status: 'signedIn', person: { ...ANONYMOUS, uid: '1', grades, qualification } });

  beforeEach(() => {
    localStorage.clear();
    setTo({ status: 'anonymous', person: ANONYMOUS });
  });

  it('keeps the visitor’s grades that it knows, eight at most', () => {
    myGrades.write(['al.A*', 'al.Z', ...Array.from({ length: 9 }, () => 'al.B')]);
    expect(myGrades.read()).toEqual(['al.A*', ...Array.from({ length: 7 }, () => 'al.B')]);
  });

  describe('the points of the visitor’s grades', () => {
    it('are those of the grades on the device, before those of the account [R-10]', async () => {
      myGrades.write(['al.A', 'al.B']);
      signIn('BBB');
      const { result } = renderHook(useOwnPoints);
      expect(result.current).toBeNull();
      await waitFor(() => expect(result.current).toEqual({ points: 88, isOfAccount: false }));
    });

    it('are those of the account, until the visitor signs out [E-14]', async () => {
      signIn('BBB');
      const { result } = renderHook(useOwnPoints);
      await waitFor(() => expect(result.current).toEqual({ points: 120, isOfAccount: true }));
      setTo({ status: 'anonymous', person: ANONYMOUS });
      expect(result.current).toBeNull();
    });

    it('mark the document while they are known, so that their place is reserved [R-10]', async () => {
      const isReserved = () => document.documentElement.hasAttribute('data-own-points');
      myGrades.write(['al.A']);
      const { result } = renderHook(useOwnPoints);
      await waitFor(() => expect(result.current?.points).toBe(48));
      expect(isReserved()).toBe(true);
      myGrades.write([]);
      const second = renderHook(useOwnPoints);
      await waitFor(() => expect(isReserved()).toBe(false));
      expect(second.result.current).toBeNull();
    });

    it('are none when the shell is older than the account’s grades [E-14]', () => {
      expect(readOwnPoints({})).toBeNull();
    });

    it('are not known when the account’s grades cannot be read [E-14]', async () => {
      signIn('AAB or ABB');
      const { result } = renderHook(useOwnPoints);
      await waitFor(() => expect(result.current).toEqual({ points: null, isOfAccount: true }));
    });

    it('are none without grades', async () => {
      signIn(null);
      const { result } = renderHook(useOwnPoints);
      await act(() => Promise.resolve());
      expect(result.current).toBeNull();
    });
  });
});

describe('pages kept offline', () => {
  const KEY = 'signpost.offline';
  const Shown = () => <p>{String(useOfflinePages())}</p>;

  it('keeps no pages until the visitor asks for it, and tells each change, also of another tab [B-20]', () => {
    const told: boolean[] = [];
    followOfflinePages((isOn) => told.push(isOn));
    render(<Shown />);
    expect(screen.getByText('false')).toBeInTheDocument();
    expect(window.localStorage.getItem(KEY)).toBeNull();
    act(() => void chooseOfflinePages(true));
    expect(screen.getByText('true')).toBeInTheDocument();
    expect(JSON.parse(window.localStorage.getItem(KEY) ?? '')).toEqual({ version: 1, value: true });
    window.localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(screen.getByText('false')).toBeInTheDocument();
    expect(told).toEqual([false, true, false]);
  });
});
