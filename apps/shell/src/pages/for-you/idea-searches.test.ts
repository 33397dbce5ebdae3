import type { Provider } from '@signpost/api-client/unis';
import { readProfile } from './profile';
import { ideaSearches, type ProfileDetails } from './idea-searches';

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
