import { releasesHeader, type SentPage } from './releases-header';

const remotes = [
  { name: 'unis', paths: [], loaded: { release: '0123456789ab' } },
  { name: 'careers', paths: [], loaded: { release: 'ba9876543210' } },
  { name: 'employers', paths: [], loaded: undefined },
];
const page = {
  path: '/explore/unis?page=2',
  embedded: false,
  mode: { mode: 'site' },
  resolved: { remotes: { version: '1', retired: [], remotes } },
  status: 200,
  outcome: 'complete',
  framed: false,
} as unknown as SentPage;
const { resolved } = page;

it('names the releases that made a page [B-20]', () => {
  expect(releasesHeader(page)).toEqual({
    'x-offline-releases': 'unis=0123456789ab careers=ba9876543210',
  });
  expect(releasesHeader({ ...page, outcome: 'streamed' })).toEqual({ 'x-offline-releases': 'later' });
});

it.each<[string, Partial<SentPage>]>([
  ['a page of an account', { path: '/account' }],
  ['a form of an account', { path: '/account/sign-in?return=/explore' }],
  ['a page of an account in Welsh', { path: '/cy/account' }],
  ['a form of an account in Welsh', { path: '/cy/account/sign-in?return=/explore' }],
  ['a page of an account in another spelling', { path: '/cy/%61ccount/Profile' }],
  ['the form for feedback', { path: '/feedback?page=/explore' }],
  ['the form for feedback in Welsh', { path: '/cy/feedback?page=/explore' }],
  ['the search test page', { path: '/explore/search/testbed?q=law' }],
  ['the search test page in Welsh', { path: '/cy/explore/search/testbed' }],
  ['an error', { status: 404 }],
  ['a page with a failed part', { outcome: 'partial' }],
  ['a page that another site frames', { framed: true }],
  ['a page for the server of a host', { embedded: true }],
  ['a page inside another site', { mode: { mode: 'embed' } }],
  ['a page inside an app', { mode: { mode: 'app' } }],
  ['a canary', { resolved: { ...resolved, nonLiveReleases: 'unis:0123456789ab' } }],
  ['a preview', { resolved: { ...resolved, preview: { remote: 'unis' } as never } }],
  ['a refused preview', { resolved: { ...resolved, refusal: 'expired' } }],
])('is missing on %s, which is never kept [B-20]', (_what, other) => {
  expect(releasesHeader({ ...page, ...other })).toEqual({});
});

it('is on pages whose path only begins like one that is never kept', () => {
  for (const path of ['/accountancy', '/cy/accountancy', '/cyfrif/account', '/cy', '/cy?a=/account'])
    expect(releasesHeader({ ...page, path })).not.toEqual({});
});
