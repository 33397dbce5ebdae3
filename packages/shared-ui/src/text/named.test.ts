import { setLanguageSource, SOURCE_LANGUAGE } from '@signpost/language/runtime';
import { named } from './named';

it.each([
  ['University of Bath', 'the University of Bath'],
  ['The Open University', 'the Open University'],
  ['THE ROYAL VETERINARY COLLEGE', 'the ROYAL VETERINARY COLLEGE'],
  ['Royal College of Music', 'the Royal College of Music'],
  ['Royal Holloway, University of London', 'Royal Holloway, University of London'],
  ['Durham University', 'Durham University'],
  ['Theatre Academy London', 'Theatre Academy London'],
  ['University College London', 'University College London'],
  ['', ''],
])('formats %s in a sentence as %s', (name, said) => {
  expect(named(name)).toBe(said);
});

it('has no English article in a Welsh sentence [B-21]', () => {
  setLanguageSource(() => 'cy');
  expect(named('University of Bath')).toBe('University of Bath');
  setLanguageSource(() => SOURCE_LANGUAGE);
});
