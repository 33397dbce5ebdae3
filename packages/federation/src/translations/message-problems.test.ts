import { messageProblems } from './message-problems';

describe('the errors of a translation', () => {
  it.each([
    ['Save {name}', 'Cadw {name}', []],
    ['Save {name}', 'Cadw', ['{name} is missing']],
    ['Save', 'Cadw {name}', ['{name} is not in the English message']],
    ['See <link>it</link>', 'Gweler', ['<link> is missing']],
  ])('“%s” as “%s”', (message, translation, problems) => {
    expect(messageProblems(message, translation, 'cy')).toEqual(problems);
  });

  it('names a message that is not valid', () => {
    expect(messageProblems('Save', 'Cadw {', 'cy')[0]).toContain(
      'the translation is not a valid ICU message',
    );
  });

  it('asks for each of the six plural forms of Welsh', () => {
    const english = '{n, plural, one {# course} other {# courses}}';
    const forms =
      '{n, plural, zero {# cwrs} one {# cwrs} two {# gwrs} few {# chwrs} many {# chwrs} other {# cwrs}}';
    expect(messageProblems(english, forms, 'cy')).toEqual([]);
    expect(messageProblems(english, '{n, plural, one {# cwrs} other {# cwrs}}', 'cy')).toEqual([
      '{n} has no plural form “few”',
      '{n} has no plural form “many”',
      '{n} has no plural form “two”',
      '{n} has no plural form “zero”',
    ]);
  });
});
