/** @jest-environment jest-fixed-jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { renderToString } from 'react-dom/server';
import {
  addNotification,
  chooseQualification,
  chooseTheme,
  currentFavourites,
  currentTheme,
  keepFunctionalConsent,
  locatePostcode,
  rememberSearch,
  startAssessment,
  toggleFavourite,
} from '@signpost/identity';
import { forgetAnswers, isMeasuringAllowed } from '../../analytics/consent/answers';
import { Component } from './page';
import { ASKED_FOR, HANDY } from './stored-things';

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

/** Everything a visitor can do that leaves something behind. */
const useEverything = async () => {
  keepFunctionalConsent(true);
  chooseTheme('dark');
  chooseQualification('al');
  startAssessment(new URLSearchParams('assessmentId=abc'));
  toggleFavourite('unis', { id: '1', title: 'Bath', url: '/explore/unis/1/bath' });
  rememberSearch({ keyword: 'law', index: 'courses' });
  await locatePostcode(
    'BA2 7AY',
    async () => ({ lat: 51, lng: -2 }),
    () => undefined,
  );
  addNotification({
    id: 'n',
    title: 'Saved',
    message: '',
    actionLink: null,
    actionLabel: null,
    startDate: null,
    endDate: null,
    type: 'information',
    created: '2026-11-21T00:00:00.000Z',
  });
};

describe('cookies and privacy', () => {
  it('[S-05] [S-09] [S-10] [S-11] names everything that the site keeps, and nothing is kept beside', async () => {
    await act(useEverything);
    expect(stored().length).toBeGreaterThan(7);
    expect(stored().filter((key) => !described(key))).toEqual([]);
  });

  it('names every key that the site’s own code knows', () => {
    const root = path.join(__dirname, '../../../../..');
    const remotes = ['careers', 'courses', 'unis', 'employers', 'widgets', 'shell'];
    const folders = ['packages/identity/src', ...remotes.map((app) => `apps/${app}/src`)];
    const keys = folders.flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        // What the server calls its measurements is kept on nobody's device.
        .filter((file) => /^(?!server\/).*(?<!\.test)\.tsx?$/.test(file))
        .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
        .flatMap((code) => [...code.matchAll(/['`]((?:signpost\.|Ucas)[\w.-]+)/g)])
        .map(([, key = '']) => key),
    );
    expect(keys.length).toBeGreaterThan(5);
    expect(keys.filter((key) => !described(key))).toEqual([]);
  });

  it('clears all of it at once, also for what is open', async () => {
    await act(useEverything);
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
