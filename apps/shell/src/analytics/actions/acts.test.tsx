/** @jest-environment jest-fixed-jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { pageHandle } from '@signpost/federation/contract';
import { NO_FAVOURITES, setFavourites, toggleFavourite, toggleWithUndo } from '@signpost/identity';
import { ShareButton, Video } from '@signpost/shared-ui';
import { startAnalytics } from '../analytics';
import { allowMeasurement } from '../consent/answers';
import { openJournal } from '../journal';
import { dataLayer, fakeMeasures } from '../testing/measures';
import { openSite } from '../testing/open-site';
import { productOf } from './product';

interface CountedEvent {
  readonly event: string;
  readonly event_category: string;
  readonly event_action: string;
  readonly event_label: string;
  readonly product_name: string;
}

/** Returns what was counted since the last call: category, action, label and product of each. */
const newEvents = () => {
  const layer = dataLayer() as CountedEvent[];
  const events = layer.filter(({ event }) => event === 'custom_event').slice(readCount);
  readCount += events.length;
  return events.map(({ event_category, event_action, event_label, product_name }) =>
    [event_category, event_action, event_label, product_name].join(' | '),
  );
};
let readCount = 0;

/** A page whose canonical URL has its facets in the shared list, unlike those of forms (B-01), and what it compares. */
const list = (path: string) => ({
  path,
  loader: () => null,
  element: null,
  handle: pageHandle({
    head: ({ url }) => {
      const nations = url.searchParams.getAll('country').map((name) => `filters=${name}~country`);
      const compared = url.searchParams.getAll('unis').map((ids) => `unis=${ids}`);
      return { title: 'List', description: '', canonical: `${path}?${[...nations, ...compared].join('&')}` };
    },
  }),
});

const PAGES = [
  '/',
  '/explore/unis',
  '/explore/search/courses',
  '/explore/courses/1/law',
  '/explore/compare',
].map(list);

let router: Awaited<ReturnType<typeof openSite>>;
const navigate = (to: string) => act(() => router.navigate(to));
const move = (steps: number) => act(() => router.navigate(steps));

beforeAll(() => {
  fakeMeasures([]);
  startAnalytics(openJournal());
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(async () => {
  router = await openSite(PAGES, '/explore/unis?q=first', 'List');
  allowMeasurement(true);
  setFavourites(NO_FAVOURITES);
  newEvents();
});

it('counts nothing before consent, and nothing after consent is withdrawn [E-24]', async () => {
  allowMeasurement(false);
  toggleFavourite('subjects', { id: 's', title: 'Law', url: '/explore/subjects/law' });
  await navigate('/explore/search/courses?q=law');
  window.dispatchEvent(new Event('beforeprint'));
  expect(newEvents()).toEqual([]);
});

it('counts searches, facets and comparisons from the address, but not on back and forward [E-24] [B-01]', async () => {
  await navigate('/explore/search/courses?q=art');
  await navigate('/explore/search/courses?q=art&country=Wales&country=England');
  await navigate('/explore/search/courses?q=art&country=England&page=2');
  await navigate('/explore/courses/1/law');
  await navigate('/explore/search/courses?q=art&country=Scotland');
  expect(newEvents()).toEqual([
    'search | submit | art | search courses',
    'filter | choose | country: Wales | search courses',
    'filter | choose | country: England | search courses',
    'filter | clear | country: Wales | search courses',
  ]);
  await navigate('/explore/compare?unis=10007850');
  await navigate('/explore/compare?unis=10007850,10007814');
  await move(-1);
  await move(1);
  expect(newEvents()).toEqual(['compare | show | 2 unis | compare']);
});

it('does not count a postcode that was typed as a search [E-24]', async () => {
  await navigate('/explore/unis?q=BA2+7AY');
  expect(newEvents()).toEqual(['search | submit |  | unis']);
  expect(JSON.stringify(dataLayer())).not.toContain('BA2');
});

it('counts each save, removal and undo once, and only when the visitor does it [E-24] [S-04]', () => {
  const bath = { id: '10007850', title: 'University of Bath', url: '/explore/unis/10007850/bath' };
  toggleFavourite('unis', bath, { providerCode: 'B16' });
  const [first] = dataLayer().slice(-1);
  expect(first).toMatchObject({ provider_code: 'B16', provider_name: 'University of Bath' });
  toggleWithUndo('unis', bath).undo();
  const stored = localStorage.getItem('signpost.favourites');
  localStorage.setItem('signpost.favourites', stored?.replace('unis":[{', 'subjects":[{') ?? '');
  window.dispatchEvent(new StorageEvent('storage', { key: 'signpost.favourites' }));
  expect(newEvents()).toEqual([
    'favourites | save | University of Bath | unis',
    'favourites | remove | University of Bath | unis',
    'favourites | save | University of Bath | unis',
  ]);
  // Where the code is not known it is left out: an id is none.
  const [saved] = dataLayer().slice(-1);
  expect(saved).not.toHaveProperty('provider_code');
});

it('counts outbound links, shares, prints and video plays on any page, but no links within the site [E-24]', () => {
  render(
    <>
      <a href="https://www.bath.ac.uk/visit?token=secret">Visit</a>
      <a href="/explore">Inside</a>
      <ShareButton title="x" url="/" />
      <Video
        title="A day"
        poster="/x.jpg"
        source={{ kind: 'player', src: 'https://v.example/1', site: 'V' }}
      />
    </>,
  );
  fireEvent.click(screen.getByText('Inside'));
  fireEvent.click(screen.getByText('Visit'));
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  fireEvent.click(screen.getByRole('link', { name: /Play video/ }));
  window.dispatchEvent(new Event('beforeprint'));
  expect(newEvents()).toEqual([
    'link | outbound | www.bath.ac.uk/visit | unis',
    'page | share | /explore/unis | unis',
    'video | play | A day | unis',
    'page | print | /explore/unis | unis',
  ]);
});

it.each([
  ['/', 'home'],
  ['/explore', 'home'],
  ['/cy/explore/unis/10007850/bath', 'unis'],
  ['/explore/unis/10007850/bath', 'unis'],
  ['/explore/search/subject_guides', 'search subject guides'],
  ['/explore/career-quiz', 'career quiz'],
  ['/account/sign-in', 'account'],
])('the product name of %s is %s', (path, product) => {
  expect(productOf(path)).toBe(product);
});
