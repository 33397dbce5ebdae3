/**
 * @jest-environment jest-fixed-jsdom
 * @jest-environment-options {"url": "http://localhost:4200/"}
 */
import { allowMeasurement, withdrawAnswers } from './consent/answers';
import { pushFirstView } from './first-view';
import { dataLayer } from './testing/measures';

beforeEach(() => Reflect.deleteProperty(window, 'dataLayer'));
afterEach(() => delete document.documentElement.dataset['hydrated']);

const CONSENT = ['consent', 'default', expect.anything()];

it('names the releases and flags of this visitor, and the host without its port [B-11]', () => {
  document.title = 'Courses · Signpost';
  const flags = 'employers.providerRow:on';
  const nonLiveReleases = 'unis:0123456789ab';
  pushFirstView({ nonLiveReleases, flags });
  expect(dataLayer()).toEqual([
    CONSENT,
    expect.objectContaining({
      event: 'page_view',
      page_title: 'Courses · Signpost',
      page_location: 'http://localhost:4200/',
      host_name: 'localhost',
      release: nonLiveReleases,
      flags,
    }),
  ]);
});

it.each(['', 'Signpost'])(
  'has no title while the document has only the placeholder: “%s” [B-11]',
  (title) => {
    document.title = title;
    pushFirstView({});
    expect(dataLayer().at(-1)).not.toHaveProperty('page_title');
  },
);

it('is repeated when the browser restores the page, until the page is hydrated [B-11]', () => {
  pushFirstView({});
  const restore = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const views = dataLayer().length;
  restore();
  const restored = dataLayer().length;
  expect(restored).toBeGreaterThan(views);
  document.documentElement.dataset['hydrated'] = '';
  restore();
  expect(dataLayer()).toHaveLength(restored);
});

it('of a framed page, and each restoration of it, is pushed without reading what the device stores [B-11] [R-31]', () => {
  allowMeasurement(true);
  Reflect.deleteProperty(window, 'dataLayer');
  const read = jest.spyOn(Storage.prototype, 'getItem');
  document.documentElement.dataset['hydrated'] = '';
  pushFirstView({ framed: true });
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const view = expect.objectContaining({ event: 'page_view' });
  expect(dataLayer()).toEqual([CONSENT, view, view]);
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
  withdrawAnswers();
});
