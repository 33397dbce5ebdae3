/** @jest-environment jest-fixed-jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import {
  chooseQualification,
  chooseTheme,
  currentFavourites,
  currentTheme,
  keepFunctionalConsent,
  rememberSearch,
  startAssessment,
  toggleFavourite,
} from '@signpost/identity';
import { forgetAnswers, isMeasuringAllowed } from '../../analytics/consent/answers';
import { Component } from './page';
import { ASKED_FOR, HANDY, NOT_WRITTEN } from './stored-things';

const stored = () => [
  ...Object.keys(window.localStorage),
  ...Object.keys(window.sessionStorage),
  ...document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || []),
];

/** What tabs tell each other over: nothing is kept there. */
const CHANNEL = 'signpost.session';

/** Whether the page tells of a key, or of keys that begin like this. */
const described = (key: string) =>
  key === CHANNEL ||
  [...ASKED_FOR, ...HANDY].some((thing) => {
    if (thing.key.endsWith('_')) return key.startsWith(thing.key);
    return key.endsWith('.') ? thing.key.startsWith(key) : key === thing.key;
  });

const APPS = ['careers', 'courses', 'unis', 'employers', 'widgets', 'shell'].map((app) => `apps/${app}/src`);

/** The code of a folder that runs in browsers; what the server calls its measurements is kept on nobody's device. */
const codeOf = (folder: string): string[] => {
  const whole = path.join(__dirname, '../../../../..', folder);
  return readdirSync(whole, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!server\/)(?!.*testing\/).*(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(whole, file), 'utf8'));
};

/** Everything a visitor can do that leaves something behind. */
const useEverything = () => {
  keepFunctionalConsent(true);
  chooseTheme('dark');
  chooseQualification('al');
  startAssessment(new URLSearchParams('assessmentId=abc'));
  toggleFavourite('unis', { id: '1', title: 'Bath', url: '/explore/unis/1/bath' });
  rememberSearch({ keyword: 'law', index: 'courses' });
};

describe('cookies and privacy', () => {
  it('[S-05] [S-09] [S-11] names everything that the site keeps, and nothing is kept beside', async () => {
    act(useEverything);
    expect(stored().length).toBeGreaterThanOrEqual(6);
    expect(stored().filter((key) => !described(key))).toEqual([]);
  });

  it('names every key that the site’s own code writes, and no other', () => {
    const keys = [...codeOf('packages/identity/src'), ...APPS.flatMap(codeOf)]
      .flatMap((code) => [...code.matchAll(/['`]((?:signpost\.|Ucas)[\w.-]+)/g)])
      .map(([, key = '']) => key);
    expect(keys.length).toBeGreaterThan(5);
    const unwritten = [...NOT_WRITTEN.map(({ key }) => key), 'UcasUserLoc_', 'UcasCacheItem.'];
    expect(keys.filter((key) => !described(key) && !unwritten.includes(key))).toEqual([]);
    const told = [...ASKED_FOR, ...HANDY].map(({ key }) => key);
    expect(told.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('[S-06] [S-11] does not tell of messages, positions and lists that no page keeps', () => {
    const told = [...ASKED_FOR, ...HANDY].map(({ key }) => key);
    const writers = {
      UcasNotifications: /\baddNotification\b/,
      UcasUserLoc_: /\blocatePostcode\b/,
      'UcasCacheItem.unis': /\blistProviderNames\b/,
    };
    const code = APPS.flatMap(codeOf);
    for (const [key, writer] of Object.entries(writers))
      expect([key, told.includes(key)]).toEqual([key, code.some((text) => writer.test(text))]);
  });

  it('clears all of it at once, also for what is open', async () => {
    act(useEverything);
    render(<Component />);
    await userEvent.click(screen.getByRole('button', { name: 'Clear everything kept here' }));
    expect(stored()).toEqual([]);
    expect(screen.getByText('Cleared')).toBeTruthy();
    expect(currentTheme()).toBe('system');
    expect(currentFavourites().unis).toEqual([]);
    expect(screen.getByText('They are not kept.')).toBeTruthy();
  });

  it('keeps what is only handy once the visitor agrees, and removes it when they take that back', async () => {
    render(<Component />);
    rememberSearch({ keyword: 'law', index: 'courses' });
    expect(stored()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep these from now on' }));
    rememberSearch({ keyword: 'law', index: 'courses' });
    expect(stored()).toContain('UcasRecentSearches');
    await userEvent.click(screen.getByRole('button', { name: 'Stop keeping these' }));
    expect(stored()).toEqual([]);
  });

  it('lets visits be counted once the visitor agrees, and takes that back', async () => {
    render(<Component />);
    expect(screen.getByText('Your visits are not counted.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Count my visits from now on' }));
    expect(isMeasuringAllowed()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Stop counting my visits' }));
    expect(isMeasuringAllowed()).toBe(false);
    act(forgetAnswers);
    expect(stored()).toEqual([]);
  });

  it('has no fault that axe can find, and says without scripts what they would do', async () => {
    const { container } = render(<Component />);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    const html = renderToString(<Component />);
    expect(html).not.toContain('<button');
    expect(html).toContain('open your browser’s settings');
  });
});
