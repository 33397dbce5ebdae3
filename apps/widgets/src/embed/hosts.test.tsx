import { act, fireEvent, render, waitFor, within } from '@testing-library/react';
import { answerGuides, noSubject, subjectData } from '../testing/embedded-data';
import { widgetElement } from './element';
import { IndustryGuideWidget } from './federated/industry-guide-widget';
import { SubjectWidget, type SubjectWidgetProps } from './federated/subject-widget';
import { get, init } from './federated/container';
import { hostModules, type ShareScope, takeHostModules } from './federated/host-modules';

jest.mock('./styles', () => ({ adoptStyles: () => undefined }));
jest.mock('./embed-styles', () => ({}));

jest.mock('./language/load-view', () => ({
  viewIn: async (language: string) => ({
    ...jest.requireActual<object>('./language/view'),
    language,
  }),
}));

customElements.define('signpost-subject-widget', widgetElement('subject'));

customElements.define('signpost-industry-guide-widget', widgetElement('industry-guide'));

type WidgetElement = HTMLElement & { subject: string; theme: string };

beforeEach(() => void answerGuides({ art: subjectData('art', 'Art'), law: subjectData('law', 'Law') }));

afterEach(async () => {
  await act(async () => document.body.replaceChildren());
  jest.restoreAllMocks();
});

const put = async (html: string): Promise<WidgetElement> => {
  await act(async () => void (document.body.innerHTML = html));
  return document.body.firstElementChild as WidgetElement;
};

const heading = ({ shadowRoot }: HTMLElement) => shadowRoot?.querySelector('h1')?.textContent;

const root = ({ shadowRoot }: HTMLElement) => shadowRoot?.querySelector('[data-signpost]');

it('shows the guide of its attribute, and another one when it changes [R-32]', async () => {
  const element = await put(
    '<signpost-subject-widget subject=" art ">Art on Signpost</signpost-subject-widget>',
  );
  expect(heading(element)).toBe('Art');
  await act(async () => void (element.subject = 'law'));
  expect(element).toHaveAttribute('subject', 'law');
  expect(heading(element)).toBe('Law');
});

it('shows its own children until the guide is loaded', async () => {
  jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  const element = await put('<signpost-subject-widget subject="art">Art</signpost-subject-widget>');
  expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
  expect(heading(element)).toBeUndefined();
});

it('uses a property that was set before the element was connected', async () => {
  const element = document.createElement('signpost-subject-widget') as WidgetElement;
  Object.defineProperty(element, 'subject', { value: 'law', configurable: true, writable: true });
  await act(async () => document.body.append(element));
  expect(element).toHaveAttribute('subject', 'law');
  expect(heading(element)).toBe('Law');
});

it('reflects its properties as attributes', async () => {
  const element = await put('<signpost-industry-guide-widget></signpost-industry-guide-widget>');
  expect(Reflect.get(element, 'industryGuide')).toBe('');
  await act(async () => void Reflect.set(element, 'industryGuide', 'healthcare'));
  expect(element).toHaveAttribute('industry-guide', 'healthcare');
  await act(async () => void Reflect.set(element, 'industryGuide', null));
  expect(element).toHaveAttribute('industry-guide', '');
});

it('takes the themes that it has, and the host’s colours for any other', async () => {
  const element = await put(
    '<signpost-subject-widget subject="art" theme="contrast"></signpost-subject-widget>',
  );
  expect(root(element)).toHaveAttribute('data-theme', 'contrast');
  await act(async () => void (element.theme = 'sepia'));
  expect(root(element)).not.toHaveAttribute('data-theme');
  expect(element.theme).toBe('sepia');
});

it('follows a move to another guide with its attribute', async () => {
  const { mathematics } = { mathematics: subjectData('mathematics', 'Mathematics') };
  answerGuides({ '': noSubject, mathematics });
  const element = await put('<signpost-subject-widget></signpost-subject-widget>');
  const link = element.shadowRoot?.querySelector('a') as HTMLAnchorElement;
  await act(async () => void fireEvent.click(link));
  expect(heading(element)).toBe('Mathematics');
  expect(element).toHaveAttribute('subject', 'mathematics');
  expect(element.subject).toBe('mathematics');
});

it('shows title, summary and link alone in the compact form, and all again without it', async () => {
  const element = await put('<signpost-subject-widget subject="art" compact></signpost-subject-widget>');
  const shown = () => element.shadowRoot?.querySelector('[data-signpost]')?.textContent;
  expect(shown()).toBe('ArtAbout Art.Open this guide on Signpost');
  await act(async () => void Reflect.set(element, 'compact', false));
  expect(element).not.toHaveAttribute('compact');
  expect(shown()).toContain('What you study and need');
});

it('dispatches its events to the page around it', async () => {
  const received = jest.fn();
  document.addEventListener('signpost:ready', received, { once: true });
  await put('<signpost-subject-widget subject="art"></signpost-subject-widget>');
  expect((received.mock.lastCall?.[0] as CustomEvent).detail).toMatchObject({ guide: 'art', found: true });
});

it('keeps its guide when it is moved, and loads it again only after it was removed', async () => {
  const fetching = jest.mocked(globalThis.fetch);
  const element = await put('<signpost-subject-widget subject="art"></signpost-subject-widget>');
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => place.append(element));
  expect(heading(element)).toBe('Art');
  expect(fetching).toHaveBeenCalledTimes(1);
  await act(async () => element.remove());
  expect(heading(element)).toBeUndefined();
  await act(async () => place.append(element));
  expect(heading(element)).toBe('Art');
  expect(fetching).toHaveBeenCalledTimes(2);
});

it('is in the language of its attribute, else of the closest ancestor, and follows a change [R-32] [B-21]', async () => {
  await put('<div lang="cy-GB"><signpost-subject-widget subject="art"></signpost-subject-widget></div>');
  const element = document.querySelector('signpost-subject-widget') as WidgetElement;
  expect(root(element)).toHaveAttribute('lang', 'cy');
  await act(async () => void (element.lang = 'en'));
  expect(root(element)).toHaveAttribute('lang', 'en-GB');
  await act(async () => element.removeAttribute('lang'));
  expect(root(element)).toHaveAttribute('lang', 'cy');
  await act(async () => document.body.append(element));
  expect(root(element)).toHaveAttribute('lang', 'en-GB');
  expect(jest.mocked(globalThis.fetch).mock.calls.map(([url]) => new URL(String(url)).search)).toEqual([
    '?subject=art&lang=cy',
    '?subject=art',
    '?subject=art&lang=cy',
    '?subject=art',
  ]);
});

describe('federated widget', () => {
  const shadowOf = (container: HTMLElement) =>
    within(container.firstElementChild?.shadowRoot as unknown as HTMLElement);

  const show = (props: SubjectWidgetProps) => {
    answerGuides({
      art: subjectData('art', 'Art'),
      mathematics: subjectData('mathematics', 'Mathematics'),
      '': noSubject,
    });
    return render(<SubjectWidget {...props} className="guide" />);
  };

  it('shows a guide inside a shadow root of the host’s element, and calls the host when it is there [R-32]', async () => {
    const onReady = jest.fn();
    const onDataLayer = jest.fn();
    const { container } = show({ subject: 'art', theme: 'dark', onReady, onDataLayer });
    expect(await shadowOf(container).findByRole('heading', { level: 1, name: 'Art' })).toBeVisible();
    expect(container.firstElementChild).toHaveClass('guide');
    expect(container.querySelector('h1')).toBeNull();
    expect(onReady).toHaveBeenCalledWith({ widget: 'subject', guide: 'art', found: true, title: 'Art' });
    expect(onDataLayer).toHaveBeenCalledWith(expect.objectContaining({ action: 'shown' }));
  });

  it('follows a link inside the widget, except when the host returns false', async () => {
    const onNavigate = jest.fn(() => false);
    const { container, rerender } = show({ onNavigate });
    fireEvent.click(await shadowOf(container).findByRole('link', { name: 'Mathematics' }));
    expect(onNavigate).toHaveBeenCalledWith(expect.objectContaining({ inside: true }));
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
    rerender(<SubjectWidget />);
    fireEvent.click(shadowOf(container).getByRole('link', { name: 'Mathematics' }));
    expect(await shadowOf(container).findByRole('heading', { level: 1, name: 'Mathematics' })).toBeVisible();
  });

  it('uses the handlers of the host’s latest render', async () => {
    const [first, latest] = [jest.fn(), jest.fn()];
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
    const { rerender } = render(<IndustryGuideWidget onError={first} />);
    rerender(<IndustryGuideWidget onError={latest} />);
    await waitFor(() =>
      expect(latest).toHaveBeenCalledWith(expect.objectContaining({ widget: 'industry-guide', status: 0 })),
    );
    expect(first).not.toHaveBeenCalled();
  });

  it('is in the language of its property, else of the closest ancestor, and follows a change [R-32] [B-21]', async () => {
    answerGuides({ art: subjectData('art', 'Art') });
    const element = (lang?: string) => (
      <div lang="cy">
        <SubjectWidget subject="art" {...(lang && { lang })} />
      </div>
    );
    const { container, rerender } = render(element());
    const place = () => container.querySelector('div > div > div') as HTMLElement;
    const shownIn = () => place().shadowRoot?.querySelector('[data-signpost]')?.getAttribute('lang');
    await waitFor(() => expect(shownIn()).toBe('cy'));
    rerender(element('en'));
    await waitFor(() => expect(shownIn()).toBe('en-GB'));
    expect(place()).toHaveAttribute('lang', 'en');
    rerender(element('cy'));
    await waitFor(() => expect(shownIn()).toBe('cy'));
  });
});

describe('federated container', () => {
  beforeEach(() => Object.keys(hostModules).forEach((name) => Reflect.deleteProperty(hostModules, name)));

  /** A share scope with these versions of React, and whether each is loaded. A version is its own module here. */
  const scopeOf = (versions: Readonly<Record<string, boolean>>): ShareScope => {
    const shared = Object.fromEntries(
      Object.entries(versions).map(([version, loaded]) => [version, { get: () => () => version, loaded }]),
    );
    return { react: shared, 'react-dom': shared };
  };

  it.each([
    ['the newest version', { '18.3.1': false, '19.10.0': false, '19.3.1': false }, '19.10.0'],
    ['the version that is loaded already', { '19.3.1': false, '18.3.1': true }, '18.3.1'],
    ['a version that is new enough', { '18.2.0': false, '17.0.2': true }, '18.2.0'],
  ])('takes %s from the host', async (_, versions, expected) => {
    await takeHostModules(scopeOf(versions));
    expect(hostModules).toEqual({ react: expected, 'react-dom': expected });
  });

  it.each([
    ['no React', {}],
    ['only an older React', scopeOf({ '17.0.2': true })],
  ])('says what is missing when the host shares %s', async (_, scope) => {
    init(scope);
    await expect(get('./subject-widget')).rejects.toThrow(
      "Signpost's components need react 18 or newer to be shared",
    );
  });

  it('names its modules when another one is requested', async () => {
    init(scopeOf({ '19.3.1': true }));
    await expect(get('./course-widget')).rejects.toThrow(
      'Signpost exposes ./subject-widget and ./industry-guide-widget, not ./course-widget',
    );
  });

  it('returns a component after the host’s React was taken', async () => {
    init(scopeOf({ '19.3.1': true }));
    const factory = await get('./industry-guide-widget');
    expect(factory()).toHaveProperty('default', expect.any(Function));
    expect(hostModules['react']).toBe('19.3.1');
  });
});
