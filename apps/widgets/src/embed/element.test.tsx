import { act, fireEvent } from '@testing-library/react';
import { answerGuides, noSubject, subjectData } from '../testing/embedded-data';
import { widgetElement } from './element';

jest.mock('./styles', () => ({ adoptStyles: () => undefined }));
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
