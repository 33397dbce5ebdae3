/** @jest-environment jest-fixed-jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import {
  chooseQualification,
  chooseTheme,
  currentFavourites,
  keepFunctionalConsent,
  rememberSearch,
  saveOnDevice,
  startAssessment,
  toggleFavourite,
  useTheme,
} from '@signpost/identity';
import { addNotification, type LocalNotification } from '@signpost/identity/notifications';
import { withdrawAnswers, isMeasurementAllowed } from '../../analytics/consent/answers';
import { Component } from './page';
import { requestedEntries, functionalEntries } from './stored-entries';

/** The key of the cached list of universities (S-06). */
const LIST_KEY = 'UcasCacheItem.unis';

const stored = () => [
  ...Object.keys(window.localStorage),
  ...Object.keys(window.sessionStorage),
  ...document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || []),
];

/** The channel that tabs use to notify each other; it stores nothing. */
const CHANNEL = 'signpost.session';

/** Whether the page describes a key, or keys with this prefix. */
const isDescribed = (key: string) =>
  key === CHANNEL ||
  [...requestedEntries(), ...functionalEntries()].some((thing) => {
    if (thing.key.endsWith('_')) return key.startsWith(thing.key);
    return key.endsWith('.') ? thing.key.startsWith(key) : key === thing.key;
  });

const ROOT = path.join(__dirname, '../../../../..');
const APPS = readdirSync(path.join(ROOT, 'apps'))
  .filter((app) => app !== 'backend')
  .map((app) => `apps/${app}/src`);

/** Returns the code of a folder that runs in browsers; the server's measurement names are stored on no device. */
const codeOf = (folder: string): string[] => {
  const whole = path.join(ROOT, folder);
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!server\/)(?!.*testing\/).*(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(whole, file), 'utf8'));
};

const REMINDER: LocalNotification = {
  id: 'open-day:1',
  title: 'University of Bath open day is on Saturday 5 December',
  message: '',
  actionLink: '/explore/unis',
  actionLabel: 'See it',
  startDate: null,
  endDate: null,
  type: 'information',
  created: '2026-11-23T09:00:00Z',
};

/** Does everything that makes the site store something. */
const storeEverything = () => {
  keepFunctionalConsent(true);
  chooseTheme('dark');
  chooseQualification('al');
  startAssessment(new URLSearchParams('assessmentId=abc'));
  toggleFavourite('unis', { id: '1', title: 'Bath', url: '/explore/unis/1/bath' });
  saveOnDevice();
  rememberSearch({ keyword: 'law', index: 'courses' });
  addNotification(REMINDER);
};

describe('cookies and privacy', () => {
  it('describes everything that the site stores, and nothing else is stored [S-05] [S-09] [S-11]', async () => {
    act(storeEverything);
    expect(stored().length).toBeGreaterThanOrEqual(6);
    expect(stored().filter((key) => !isDescribed(key))).toEqual([]);
  });

  it('describes every key that the site’s own code writes, and no other', () => {
    const keys = [...codeOf('packages/identity/src'), ...APPS.flatMap(codeOf)]
      .flatMap((code) => [...code.matchAll(/['`]((?:signpost\.|Ucas)[\w.-]+)/g)])
      .map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !isDescribed(key))).toEqual([]);
    const described = [...requestedEntries(), ...functionalEntries()].map(({ key }) => key);
    // The session cache adds the name of a list to its prefix.
    const isWritten = (key: string) =>
      keys.includes(key) || (key === LIST_KEY && keys.includes('UcasCacheItem.'));
    expect(described.filter((key) => !isWritten(key))).toEqual([]);
  });

  it('describes reminders, positions and lists because pages store them [E-19] [S-06] [S-11]', () => {
    const describedKeys = [...requestedEntries(), ...functionalEntries()].map(({ key }) => key);
    const writers = {
      UcasNotifications: /\buseReminder\b/,
      UcasUserLoc_: /\bpostcodeCache\b/,
      [LIST_KEY]: /\blistProviderNames\b/,
    };
    const code = APPS.flatMap(codeOf);
    for (const [key, writer] of Object.entries(writers)) {
      expect(describedKeys).toContain(key);
      expect([key, code.some((text) => writer.test(text))]).toEqual([key, true]);
    }
  });

  it('clears everything at once, also in the open page', async () => {
    act(storeEverything);
    render(<Component />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear everything kept here' }));
    expect(stored()).toEqual([]);
    expect(screen.getByText('Cleared')).toBeTruthy();
    expect(renderHook(useTheme).result.current).toBe('system');
    expect(currentFavourites().unis).toEqual([]);
    expect(screen.getByText('They are not kept.')).toBeTruthy();
  });

  it('uses functional storage with consent, and clears it when consent is withdrawn', async () => {
    render(<Component />);
    rememberSearch({ keyword: 'law', index: 'courses' });
    expect(stored()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep these from now on' }));
    rememberSearch({ keyword: 'law', index: 'courses' });
    expect(stored()).toContain('UcasRecentSearches');
    await userEvent.click(screen.getByRole('button', { name: 'Stop keeping these' }));
    expect(stored()).toEqual([]);
  });

  it('lets a visitor who saves on this device be asked again [S-04]', async () => {
    render(<Component />);
    const button = () => screen.queryByRole('button', { name: 'Ask me again where to save' });
    expect(button()).toBeNull();
    act(saveOnDevice);
    expect(stored()).toContain('signpost.save-on-device');
    await userEvent.click(screen.getByRole('button', { name: 'Ask me again where to save' }));
    expect(button()).toBeNull();
    expect(screen.getByText(/We ask you with the next thing/)).toHaveAttribute('role', 'status');
    expect(stored()).toEqual([]);
  });

  it('allows measurement with consent, and stops when consent is withdrawn', async () => {
    render(<Component />);
    expect(screen.getByText('Your visits are not counted.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Count my visits from now on' }));
    expect(isMeasurementAllowed()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Stop counting my visits' }));
    expect(isMeasurementAllowed()).toBe(false);
    act(withdrawAnswers);
    expect(stored()).toEqual([]);
  });

  it('has no axe violations, and describes its buttons without scripts', async () => {
    const { container } = render(<Component />);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const html = renderToString(<Component />);
    expect(html).not.toContain('<button');
    expect(html).toContain('open your browser’s settings');
  });
});
