/** @jest-environment jest-fixed-jsdom */
import { keepFunctionalConsent } from '@signpost/identity';
import { chosenLanguage, keepReachedLanguage } from './chosen-language';
import { LANGUAGE_KEY } from './language-key';
import { suggestLanguage } from './suggest-language';

const TOAST_EVENT = 'signpost:toast';
const WELSH = 'Mae’r dudalen hon ar gael yn Gymraeg.';

const suggestionFor = (languages: readonly string[]): string | undefined => {
  let message: string | undefined;
  const listen = (event: Event) => ({ message } = (event as CustomEvent<{ message: string }>).detail);
  window.addEventListener(TOAST_EVENT, listen);
  suggestLanguage(languages);
  window.removeEventListener(TOAST_EVENT, listen);
  return message;
};

beforeEach(() => localStorage.clear());

it.each([
  [['cy'], WELSH],
  [['cy-GB', 'en-GB'], WELSH],
  [['en-GB', 'cy'], undefined],
  [['fr', 'cy'], WELSH],
  [['fr'], undefined],
])('a browser that asks for %j is offered %j on an English page [B-22]', (languages, expected) => {
  expect(suggestionFor(languages)).toBe(expected);
});

it('the language that the visitor switched to comes before what the browser asks for [B-22]', () => {
  keepFunctionalConsent(true);
  chosenLanguage.write('en-GB');
  expect(suggestionFor(['cy'])).toBeUndefined();
  chosenLanguage.write('cy');
  expect(suggestionFor(['en-GB'])).toBe(WELSH);
});

it('the choice is not kept without consent [B-22]', () => {
  expect(chosenLanguage.write('cy')).toBe(false);
  expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
});

describe('a page in another language', () => {
  afterEach(() => void (document.documentElement.lang = ''));

  it.each([
    [`${window.location.origin}/explore`, 'cy'],
    [`${window.location.origin}/cy/explore`, null],
    ['https://elsewhere.example/explore', null],
    ['', null],
  ])('reached from %j keeps %j as the choice [B-22]', (referrer, kept) => {
    document.documentElement.lang = 'cy';
    keepFunctionalConsent(true);
    keepReachedLanguage(referrer);
    expect(chosenLanguage.read()).toBe(kept);
  });
});
