import { inLanguage } from '../language/request-language';
import { visitorMessage } from './visitor-messages';

const welsh = (message: string) => inLanguage('cy', () => visitorMessage(message));

it('keeps the numbers of a message in its translation [B-21]', () => {
  expect(welsh('must have 8 to 256 characters')).toBe('rhaid cael 8 i 256 nod');
  expect(welsh('must be a UK postcode, such as BA2 7AY, or the first half of one')).toContain('BA2 7AY');
});

it('leaves a message without a translation, and every message of an English page, in English [B-21]', () => {
  expect(welsh('A message for programs.')).toBe('A message for programs.');
  expect(visitorMessage('Sign in first.')).toBe('Sign in first.');
});
