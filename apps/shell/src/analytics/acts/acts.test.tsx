/** @jest-environment jest-fixed-jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { pageHandle } from '@signpost/federation/contract';
import { NO_FAVOURITES, setFavourites, toggleFavourite, toggleWithUndo } from '@signpost/identity';
import { ShareButton, Video } from '@signpost/shared-ui';
import { startAnalytics } from '../analytics';
import { allowMeasuring } from '../consent/answers';
import { openJournal } from '../journal';
import { dataLayer, fakeMeasures } from '../testing/measures';
import { productOf } from './product';

interface Counted {
  readonly event: string;
  readonly event_category: string;
  readonly event_action: string;
  readonly event_label: string;
  readonly product_name: string;
}

/** What was counted since it was last asked: category, action, label and product of each. */
const counted = () => {
  const layer = dataLayer() as Counted[];
  const events = layer.filter(({ event }) => event === 'custom_event').slice(told);
  told += events.length;
  return events.map(({ event_category, event_action, event_label, product_name }) =>
    [event_category, event_action, event_label, product_name].join(' | '),
  );
};
let told = 0;

/** A page whose one address has its facets in the shared list, as forms may not write them (B-01), and what it compares. */
const list = (path: string) => ({
  path,
  loader: () => null,
  handle: pageHandle({
    head: ({ url }) => {
      const nations = url.searchParams.getAll('country').map((name) => `filters=${name}~country`);
      const compared = url.searchParams.getAll('unis').map((ids) => `unis=${ids}`);
      return { title: 'List', description: '', canonical: `${path}?${[...nations, ...compared].join('&')}` };
    },
  }),
});

const router = createMemoryRouter(
  ['/', '/explore/unis', '/explore/search/courses', '/explore/courses/1/law', '/explore/compare'].map(list),
  { initialEntries: ['/explore/unis?q=first'] },
);

beforeAll(() => {
  fakeMeasures([]);
  const journal = openJournal(router);
  startAnalytics(journal);
  window.addEventListener('click', (event) => event.preventDefault());
});

beforeEach(() => {
  allowMeasuring(true);
  setFavourites(NO_FAVOURITES);
  counted();
});

it('[E-24] nothing is counted before the visitor lets it be, and nothing after they took that back', async () => {
  allowMeasuring(false);
  toggleFavourite('subjects', { id: 's', title: 'Law', url: '/explore/subjects/law' });
  await router.navigate('/explore/search/courses?q=law');
  window.dispatchEvent(new Event('beforeprint'));
  expect(counted()).toEqual([]);
});

it('[E-24] [B-01] words, facets and comparisons are counted by the address; back and forward are nobody’s wish', async () => {
  await router.navigate('/explore/search/courses?q=art');
  await router.navigate('/explore/search/courses?q=art&country=Wales&country=England');
  await router.navigate('/explore/search/courses?q=art&country=England&page=2');
  await router.navigate('/explore/courses/1/law');
  await router.navigate('/explore/search/courses?q=art&country=Scotland');
  expect(counted()).toEqual([
    'search | submit | art | search courses',
    'filter | choose | country: Wales | search courses',
    'filter | choose | country: England | search courses',
    'filter | clear | country: Wales | search courses',
  ]);
  await router.navigate('/explore/compare?unis=10007850');
  await router.navigate('/explore/compare?unis=10007850,10007814');
  await router.navigate(-1);
  await router.navigate(1);
  expect(counted()).toEqual(['compare | show | 2 unis | compare']);
});

it('[E-24] a postcode that was typed as a search is not counted as words', async () => {
  await router.navigate('/explore/unis?q=BA2+7AY');
  expect(counted()).toEqual(['search | submit |  | unis']);
  expect(JSON.stringify(dataLayer())).not.toContain('BA2');
});

it('[E-24] [S-04] what is saved, removed and put back is counted once each, by the visitor’s doing alone', () => {
  const bath = { id: '10007850', title: 'University of Bath', url: '/explore/unis/10007850/bath' };
  toggleFavourite('unis', bath);
  toggleWithUndo('unis', bath).undo();
  const stored = localStorage.getItem('signpost.favourites');
  localStorage.setItem('signpost.favourites', stored?.replace('unis":[{', 'subjects":[{') ?? '');
  window.dispatchEvent(new StorageEvent('storage', { key: 'signpost.favourites' }));
  expect(counted()).toEqual([
    'favourites | save | University of Bath | unis',
    'favourites | remove | University of Bath | unis',
    'favourites | save | University of Bath | unis',
  ]);
  const [saved] = dataLayer().slice(-1);
  expect(saved).toMatchObject({ provider_code: '10007850', provider_name: 'University of Bath' });
});

it('[E-24] leaving, sharing, printing and playing are counted on any page; links within the site are not', () => {
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
  expect(counted()).toEqual([
    'link | outbound | www.bath.ac.uk/visit | home',
    'page | share | / | home',
    'video | play | A day | home',
    'page | print | / | home',
  ]);
});

it.each([
  ['/', 'home'],
  ['/explore', 'home'],
  ['/explore/unis/10007850/bath', 'unis'],
  ['/explore/search/subject_guides', 'search subject guides'],
  ['/explore/career-quiz', 'career quiz'],
  ['/account/sign-in', 'account'],
])('the product of %s is %s', (path, product) => {
  expect(productOf(path)).toBe(product);
});
