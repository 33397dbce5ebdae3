import type { Page } from '@playwright/test';
import { open } from '../fixtures';
import { COURSE } from '../site';
import { answerWith, type Json } from './answers';
import { expect, type Stand } from './stand';

/** The kinds of things that can be saved. */
export const KINDS = [
  'courses',
  'subjects',
  'unis',
  'locations',
  'filters',
  'pages',
  'careerPathways',
  'careerCareers',
] as const;

const item = (id: string) => ({ id, title: `Saved ${id}`, url: '/explore', type: null, note: null });

/** Favourites of an account as the identity service gives them: one of each kind, and the course in the second slot. */
export const FAVOURITES = {
  version: 1,
  ...Object.fromEntries(KINDS.map((kind) => [kind, [item(kind)]])),
  top: [1, 2, 3, 4, 5].map((number) => ({ number, course: number === 2 && item('courses') })),
};

/** Answers as the identity service does for someone who is signed in. */
export const signIn = (stand: Stand, person: Readonly<Record<string, unknown>> = {}): void =>
  answerWith(stand, '/api/v1/identity/session', {
    csrf: 'token',
    'user.uid': 'ada',
    'user.name': 'Ada',
    ...Object.fromEntries(Object.entries(person).map(([name, value]) => [`user.${name}`, value])),
  });

/** Allows the device to keep what needs the visitor's consent, and keeps values there. */
export const keep = async (page: Page, values: Readonly<Record<string, unknown>>): Promise<void> => {
  await page.addInitScript((kept) => {
    if (location.origin === 'null') return;
    localStorage.setItem('signpost.consent', 'functional');
    for (const [key, value] of Object.entries(kept))
      localStorage.setItem(key, JSON.stringify({ version: 1, value }));
  }, values);
};

/** A value that the page keeps, null before it does. */
export const kept = (page: Page, key: string): Promise<Json | null> =>
  page.evaluate((name) => {
    const text = localStorage.getItem(name) ?? sessionStorage.getItem(name);
    return text ? (JSON.parse(text) as { value: Json }).value : null;
  }, key);

/**
 * Chooses qualifications on the page of a course, and expects the name of each above the grades of earlier entrants. Returns the keys and names of the choice.
 */
export const showEntry = async (
  page: Page,
  stand: Stand,
  names: Readonly<Record<string, string>>,
): Promise<string[]> => {
  await page.context().addCookies([{ name: 'signpost.qualification', value: 'al', url: stand.url }]);
  await open(page, COURSE);
  const select = page.getByRole('main').locator('select[name=qualification]');
  // It can be used once it was seen; then it has the visitor's own choice.
  await select.scrollIntoViewIfNeeded();
  await expect(select).toHaveValue('al');
  for (const [key, name] of Object.entries(names)) {
    await select.selectOption(key);
    await expect(page.getByRole('main').locator('strong').getByText(name, { exact: true })).toBeVisible();
  }
  return select
    .locator('option')
    .evaluateAll((all) =>
      all.map((option) => `${(option as HTMLOptionElement).value} ${option.textContent}`),
    );
};
