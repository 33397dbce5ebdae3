import { fireEvent, render, waitFor, within } from '@testing-library/react';
import { answerGuides, noSubject, subjectData } from '../../testing/embedded-data';
import { IndustryGuideWidget } from './industry-guide-widget';
import { SubjectWidget, type SubjectWidgetProps } from './subject-widget';

jest.mock('../styles', () => ({ adoptStyles: () => undefined }));
jest.mock('../embed-styles', () => ({}));
jest.mock('../language/load-view', () => ({
  viewIn: async (language: string) => ({
    ...jest.requireActual<object>('../language/view'),
    language,
  }),
}));

afterEach(() => jest.restoreAllMocks());

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
