import type { Provider } from '@signpost/api-client/unis';
import { ideaSearches, type ProfileDetails } from './idea-searches';
import { isAnswered, isEmpty, profileUrl, readProfile } from './profile';

describe('searches', () => {
  const NOTHING: ProfileDetails = { subjects: [], near: null, unis: [], courses: [], careers: [] };
  const known = (more: Partial<ProfileDetails>): ProfileDetails => ({
    ...NOTHING,
    subjects: [{ id: 'biology', title: 'Biology', url: '/explore/subjects/biology', subjectMap: [] }],
    ...more,
  });
  const searches = (query: string, more: Partial<ProfileDetails> = {}) =>
    ideaSearches(readProfile(new URLSearchParams(query)), known(more));
  const bath = {
    name: 'University of Bath',
    related: [{ provider: { shortProviderId: '10007786' }, reasons: ['Strong in the same subjects'] }],
  } as unknown as Provider;

  describe('the searches for a profile', () => {
    it.each<[string, Partial<ProfileDetails>, string, object]>([
      [
        'subjects=biology',
        {},
        'Because you chose Biology',
        { kind: 'courses', chosen: { subjects: ['Biology'] } },
      ],
      [
        'subjects=biology&nation=Wales&study=part-time',
        {},
        'Because you chose Biology, in Wales',
        { kind: 'courses', chosen: { country: ['Wales'], subjects: ['Biology'], studyMode: ['Part-time'] } },
      ],
      [
        'subjects=biology&study=apprenticeship',
        { near: { lat: 51, lng: -2, name: 'BA2' } },
        'Because you chose Biology, near BA2',
        { kind: 'apprenticeships', near: { lat: 51, lng: -2, radius: 50 } },
      ],
      ['subjects=biology', {}, 'Because Biology can lead there', { kind: 'careers' }],
      [
        'unis=10007850',
        { unis: [bath] },
        'Because you saved University of Bath: strong in the same subjects',
        { kind: 'universities', ids: ['10007786'] },
      ],
      [
        'assessmentId=abc',
        { careers: ['2421'] },
        'Because of your quiz answers',
        { kind: 'careers', ids: ['2421'] },
      ],
      [
        'postcode=BA2',
        { near: { lat: 51, lng: -2, name: 'BA2' } },
        'Because it is near BA2',
        { kind: 'open_days' },
      ],
      ['nation=Scotland', {}, 'Because you want to be in Scotland', { kind: 'universities' }],
      ['qualification=sh', {}, 'Because you are taking Scottish Highers', { kind: 'articles' }],
    ])('%s [R-13]', (query, more, because, request) => {
      expect(searches(query, more)).toContainEqual(
        expect.objectContaining({ because, request: expect.objectContaining(request) as object }),
      );
    });

    it('are none for an empty profile, nor for an unknown subject [R-13]', () => {
      expect(searches('')).toEqual([]);
      expect(searches('subjects=alchemy')).toEqual([]);
    });
  });
});

describe('the profile', () => {
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
});
