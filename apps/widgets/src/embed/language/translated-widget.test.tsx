import { act, render, screen } from '@testing-library/react';
import { answerGuides, subjectData } from '../../testing/embedded-data';
import { Widget } from '../widget';
import type { TranslatedView } from './load-view';
import { View } from './view';

/** Resolves when the view in Welsh has loaded. */
let mockWelshView: Promise<TranslatedView>;
jest.mock('./load-view', () => {
  const { viewIn } = jest.requireActual<{ viewIn(language: string): Promise<TranslatedView> }>('./load-view');
  return { viewIn: (language: string) => (language === 'cy' ? mockWelshView : viewIn(language)) };
});

const WelshView: TranslatedView['View'] = ({ outcome }) => <p>{'data' in outcome ? 'Celf' : 'Heb lwytho'}</p>;

const notifyHost = jest.fn(() => true);
beforeEach(() => void notifyHost.mockClear());
afterEach(() => jest.restoreAllMocks());

const widget = (language = 'en-GB') => (
  <Widget
    kind="subject"
    id="art"
    language={language}
    theme={undefined}
    notifyHost={notifyHost}
    waiting={<p>One moment</p>}
  />
);
const guideShown = (title: string) => screen.findByRole('heading', { level: 1, name: title });
const root = () => document.querySelector('[data-signpost]');

it('loads the guide and the texts in Welsh, and notifies the host when both are there [R-32] [B-21]', async () => {
  const fetching = answerGuides({ art: subjectData('art', 'Art') });
  let finish: (view: TranslatedView) => void = () => undefined;
  mockWelshView = new Promise((resolve) => (finish = resolve));
  render(widget('cy'));
  await act(async () => undefined);
  expect(fetching.mock.calls.map(([url]) => url)).toEqual([
    'http://localhost/embed/data/subject-widget?subject=art&lang=cy',
  ]);
  expect(notifyHost).not.toHaveBeenCalled();
  expect(screen.getByText('One moment')).toBeVisible();
  await act(async () => finish({ View: WelshView, language: 'cy' }));
  expect(screen.getByText('Celf')).toBeVisible();
  expect(root()).toHaveAttribute('lang', 'cy');
  expect(notifyHost).toHaveBeenCalledWith('signpost:ready', expect.objectContaining({ found: true }));
});

it('says in Welsh that nothing could be loaded [B-21]', async () => {
  mockWelshView = Promise.resolve({ View: WelshView, language: 'cy' });
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  render(widget('cy'));
  expect(await screen.findByText('Heb lwytho')).toBeVisible();
});

it('keeps the guide in its language until it is there in the next one [B-21]', async () => {
  mockWelshView = Promise.resolve({ View: WelshView, language: 'cy' });
  answerGuides({ art: subjectData('art', 'Art') });
  const { rerender } = render(widget());
  expect(await guideShown('Art')).toBeVisible();
  rerender(widget('cy'));
  expect(root()).toHaveAttribute('lang', 'en-GB');
  expect(await screen.findByText('Celf')).toBeVisible();
  expect(root()).toHaveAttribute('lang', 'cy');
  rerender(widget());
  expect(await guideShown('Art')).toBeVisible();
  expect(root()).toHaveAttribute('lang', 'en-GB');
});

it('is marked as English when the texts in Welsh did not load [B-21]', async () => {
  mockWelshView = Promise.resolve({ View, language: 'en-GB' });
  answerGuides({ art: subjectData('art', 'Art') });
  render(widget('cy'));
  expect(await guideShown('Art')).toBeVisible();
  expect(root()).toHaveAttribute('lang', 'en-GB');
});
