/** @jest-environment jest-fixed-jsdom */
import { keepFunctionalConsent } from '@signpost/identity';
import { chosenLanguage, LANGUAGE_KEY } from './chosen-language';
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
