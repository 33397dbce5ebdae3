import { render } from '@testing-library/react';
import './jsx';
import { IndustryGuideWidget, SubjectWidget } from './react';

const dispatch = (element: Element | null, name: string, detail: object) =>
  element?.dispatchEvent(new CustomEvent(name, { detail, cancelable: true }));

it('renders the element with its attributes, and its children until the guide is loaded', () => {
  const { container, rerender } = render(
    <SubjectWidget subject="art" theme="dark" compact className="wide">
      Art on Signpost
    </SubjectWidget>,
  );
  expect(container.innerHTML).toBe(
    '<signpost-subject-widget subject="art" theme="dark" class="wide" compact="">Art on Signpost</signpost-subject-widget>',
  );
  rerender(<SubjectWidget subject="law" />);
  expect(container.innerHTML).toBe('<signpost-subject-widget subject="law"></signpost-subject-widget>');
});

it('passes the language on to the element [R-31] [R-32] [B-21]', () => {
  const { container, rerender } = render(<SubjectWidget subject="art" lang="cy" />);
  const element = container.querySelector('signpost-subject-widget');
  expect(element?.lang).toBe('cy');
  rerender(<SubjectWidget subject="art" />);
  expect(element?.hasAttribute('lang')).toBe(false);
});

it('calls the current handlers with the details of events, and stops a link that one refuses', () => {
  const first = jest.fn();
  const onNavigate = jest.fn(() => false);
  const { container, rerender } = render(<IndustryGuideWidget industryGuide="healthcare" onError={first} />);
  const onError = jest.fn();
  rerender(<IndustryGuideWidget industryGuide="healthcare" onError={onError} onNavigate={onNavigate} />);
  const element = container.querySelector('signpost-industry-guide-widget');
  expect(dispatch(element, 'signpost:error', { status: 403 })).toBe(true);
  expect(onError).toHaveBeenCalledWith({ status: 403 });
  expect(first).not.toHaveBeenCalled();
  expect(dispatch(element, 'signpost:navigate', { inside: true })).toBe(false);
});

it('types the elements in the DOM and in JSX', () => {
  const element = document.createElement('signpost-subject-widget');
  const property: keyof typeof element = 'compact';
  element.addEventListener('signpost:error', ({ detail }) => detail.status.toFixed());
  // @ts-expect-error An element has no such property.
  expect(element.colour).toBeUndefined();
  const { container } = render(<signpost-industry-guide-widget industry-guide="healthcare" compact="" />);
  expect(container.firstElementChild?.getAttribute(property)).toBe('');
  // @ts-expect-error Only themes that exist.
  render(<signpost-subject-widget subject="art" theme="sepia" />);
});
