import { isAnswered, isEmpty, profileUrl, readProfile } from './profile';

const read = (query: string) => readProfile(new URLSearchParams(query));
const EMPTY = read('');

describe('what picks are made from', () => {
  it('[R-13] is read from an address and written back as it was', () => {
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

  it('[R-13] takes the checkboxes of the form as they are sent without JavaScript, three at most', () => {
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
  ])('[R-13][B-10] is not anything that means nothing: %s', (query) => {
    expect(read(query)).toEqual(EMPTY);
    expect(isEmpty(read(query))).toBe(true);
  });

  it('knows an answer from what the device knows', () => {
    expect(isAnswered(read('unis=10007850'))).toBe(false);
    expect(isEmpty(read('unis=10007850'))).toBe(false);
    expect(isAnswered(read('study=part-time'))).toBe(true);
  });
});
