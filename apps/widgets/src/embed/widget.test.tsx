import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerGuides, noSubject, subjectData } from '../testing/embedded-data';
import { Widget } from './widget';
import type { TranslatedView } from './language/load-view';
import { View } from './language/view';

/** Resolves when the view in Welsh has loaded. */
let mockWelshView: Promise<TranslatedView>;

jest.mock('./language/load-view', () => {
  const { viewIn } = jest.requireActual<{ viewIn(language: string): Promise<TranslatedView> }>(
    './language/load-view',
  );
  return { viewIn: (language: string) => (language === 'cy' ? mockWelshView : viewIn(language)) };
});

const notifyHost = jest.fn<boolean, [name: string, detail: object]>();

beforeEach(() => notifyHost.mockReset().mockReturnValue(true));

afterEach(() => jest.restoreAllMocks());

const GUIDES = {
  art: subjectData('art', 'Art'),
  mathematics: subjectData('mathematics', 'Mathematics'),
};

const widget = (id = 'art', theme?: 'dark') => (
  <Widget
    kind="subject"
    id={id}
    language="en-GB"
    theme={theme}
    notifyHost={notifyHost}
    waiting={<p>One moment</p>}
  />
);

const show = (id?: string) => render(widget(id));

const guideShown = (title: string) => screen.findByRole('heading', { level: 1, name: title });

/** Clicks a link, and returns whether a browser would follow it. */
const clickAsInBrowser = (link: HTMLElement, init: MouseEventInit = {}) => {
  let outcome = '';
  const finish = (event: MouseEvent) => {
    outcome = event.defaultPrevented ? 'prevented' : 'followed';
    event.preventDefault();
  };
  window.addEventListener('click', finish, { once: true });
  fireEvent.click(link, init);
  return outcome;
};

const root = () => document.querySelector('[data-signpost]');

it('shows the host’s own content until the guide is loaded, and then notifies the host [R-32]', async () => {
  answerGuides(GUIDES);
  show();
  expect(screen.getByText('One moment')).toBeVisible();
  expect(root()).toHaveAttribute('aria-busy', 'true');
  expect(await guideShown('Art')).toBeVisible();
  expect(screen.queryByText('One moment')).toBeNull();
  expect(root()).toHaveAttribute('aria-busy', 'false');
  expect(notifyHost.mock.calls).toEqual([
    ['signpost:ready', { widget: 'subject', guide: 'art', found: true, title: 'Art' }],
    [
      'signpost:data-layer',
      { category: 'widget', action: 'shown', label: 'subject: Art', productName: 'signpost-widgets' },
    ],
  ]);
});

it('lists all guides for an unknown one, and reports that it was not found [R-32]', async () => {
  answerGuides({});
  show('alchemy');
  expect(await screen.findByRole('link', { name: 'Mathematics' })).toBeVisible();
  expect(notifyHost).toHaveBeenCalledWith('signpost:ready', {
    ...{ widget: 'subject', guide: 'alchemy', found: false, title: null },
  });
});

it('shows a notice when the site does not respond, and loads the guide on another try', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  show();
  expect(await screen.findByText('This guide did not load')).toBeVisible();
  expect(notifyHost).toHaveBeenCalledWith('signpost:error', {
    ...{ widget: 'subject', guide: 'art', status: 0 },
    message: 'Signpost could not be reached: TypeError: offline',
  });
  fetching.mockRestore();
  answerGuides(GUIDES);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await guideShown('Art')).toBeVisible();
});

it('says that the site is not a partner, without another try', async () => {
  const detail = 'https://stranger.example is not a partner';
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ detail }, { status: 403 }));
  show();
  expect(await screen.findByText('This site is not a partner of Signpost')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(notifyHost).toHaveBeenCalledWith('signpost:error', {
    ...{ widget: 'subject', guide: 'art', status: 403, message: detail },
  });
});

it('replaces the guide in place when a link to another one is followed [R-32]', async () => {
  answerGuides({ ...GUIDES, '': noSubject });
  show('');
  fireEvent.click(await screen.findByRole('link', { name: 'Mathematics' }));
  expect(await guideShown('Mathematics')).toBeVisible();
  expect(root()).toHaveFocus();
  expect(notifyHost).toHaveBeenCalledWith('signpost:navigate', {
    ...{ widget: 'subject', guide: null, inside: true },
    href: 'http://localhost/subject-widget?subject=mathematics',
  });
  expect(notifyHost).toHaveBeenCalledWith(
    'signpost:data-layer',
    expect.objectContaining({ action: 'link followed', label: '/subject-widget' }),
  );
});

it('leaves a link of the site, or a click for a new tab, to the browser', async () => {
  answerGuides({ ...GUIDES, '': noSubject });
  const { unmount } = show('');
  expect(clickAsInBrowser(await screen.findByRole('link', { name: 'Mathematics' }), { ctrlKey: true })).toBe(
    'followed',
  );
  unmount();
  show();
  await guideShown('Art');
  const outside = screen.getByRole('link', { name: 'Open this guide on Signpost' });
  expect(clickAsInBrowser(outside)).toBe('followed');
  expect(notifyHost).toHaveBeenCalledWith('signpost:navigate', {
    ...{ widget: 'subject', guide: 'art', inside: false },
    href: 'http://localhost/explore/subjects/art',
  });
});

it('does not follow a link that the host cancels', async () => {
  answerGuides({ ...GUIDES, '': noSubject });
  show('');
  const link = await screen.findByRole('link', { name: 'Mathematics' });
  notifyHost.mockClear().mockReturnValue(false);
  expect(clickAsInBrowser(link)).toBe('prevented');
  expect(notifyHost).toHaveBeenCalledTimes(1);
  expect(link).toBeInTheDocument();
});

it('loads the guide that the host sets next, and ignores a late response for the one before', async () => {
  let finishArt: (response: Response) => void = () => undefined;
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockReturnValueOnce(new Promise((resolve) => (finishArt = resolve)))
    .mockResolvedValueOnce(Response.json(GUIDES.mathematics));
  const { rerender } = show();
  rerender(widget('mathematics', 'dark'));
  expect(await guideShown('Mathematics')).toBeVisible();
  await act(async () => finishArt(Response.json(GUIDES.art)));
  expect(screen.queryByRole('heading', { name: 'Art' })).toBeNull();
  expect(fetching).toHaveBeenCalledTimes(2);
  expect(root()).toHaveAttribute('data-theme', 'dark');
});

describe('in Welsh', () => {
  const WelshView: TranslatedView['View'] = ({ outcome }) => (
    <p>{'data' in outcome ? 'Celf' : 'Heb lwytho'}</p>
  );
  const notifyHost = jest.fn(() => true);
  beforeEach(() => void notifyHost.mockClear());

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
});
