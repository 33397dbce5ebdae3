/** @jest-environment jest-fixed-jsdom */
import { pushFirstView } from './first-view';
import { dataLayer } from './testing/measures';

beforeEach(() => Reflect.deleteProperty(window, 'dataLayer'));
afterEach(() => delete document.documentElement.dataset['hydrated']);

it('names the releases and flags of this visitor, and has no title on an error screen [B-11]', () => {
  document.title = 'Page not found · Signpost';
  const flags = 'employers.providerRow:on';
  const nonLiveReleases = 'unis:0123456789ab';
  pushFirstView({ errors: { root: { status: 404, data: '' } }, nonLiveReleases, flags });
  expect(dataLayer()).toEqual([
    ['consent', 'default', expect.anything()],
    expect.objectContaining({ event: 'page_view', release: nonLiveReleases, flags }),
  ]);
  expect(dataLayer().at(-1)).not.toHaveProperty('page_title');
});

it('is repeated when the browser restores the page, until the page is hydrated [B-11]', () => {
  pushFirstView({ errors: null });
  const restore = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const views = dataLayer().length;
  restore();
  const restored = dataLayer().length;
  expect(restored).toBeGreaterThan(views);
  document.documentElement.dataset['hydrated'] = '';
  restore();
  expect(dataLayer()).toHaveLength(restored);
});
