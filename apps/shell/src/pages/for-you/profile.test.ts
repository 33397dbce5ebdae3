import { isAnswered, isEmpty, profileUrl, readProfile } from './profile';

const read = (query: string) => readProfile(new URLSearchParams(query));
const EMPTY = read('');

describe('the profile', () => {
  it('is parsed from an address and written back unchanged [R-13]', () => {
    const profile = read(
      'subjects=biology,law&postcode=ba2+7ay&study=distance&unis=10007850&assessmentId=abc_1&qualification=sh',
    );
    expect(profile).toMatchObject({
      subjects: ['biology', 'law'],
      postcode: 'BA2 7AY',
      nation: null,
      study: 'distance',
      unis: ['10007850'],
      assessmentId: 'abc_1',
      qualification: 'sh',
    });
    expect(read(profileUrl(profile).split('?')[1] ?? '')).toEqual(profile);
  });

  it('reads the form’s checkboxes as sent without JavaScript, three at most [R-13]', () => {
    expect(
      read('subjects=biology&subjects=law&subjects=music&subjects=drama&postcode=&nation=').subjects,
    ).toEqual(['biology', 'law', 'music']);
  });

  it.each([
    'subjects=<script>',
    'postcode=%00',
    `postcode=${'A'.repeat(10_000)}`,
    'nation=France',
    'study=sometimes',
    'unis=1',
    'courses=x',
    'assessmentId=false',
    'assessmentId=a b',
    'qualification=up',
  ])('ignores invalid values: %s [R-13][B-10]', (query) => {
    expect(read(query)).toEqual(EMPTY);
    expect(isEmpty(read(query))).toBe(true);
  });

  it('distinguishes answers from other device data', () => {
    expect(isAnswered(read('unis=10007850'))).toBe(false);
    expect(isEmpty(read('unis=10007850'))).toBe(false);
    expect(isAnswered(read('study=part-time'))).toBe(true);
  });
});
