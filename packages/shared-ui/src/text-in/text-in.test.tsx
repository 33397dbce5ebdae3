/** @jest-environment jest-fixed-jsdom */
import { render } from '@testing-library/react';
import { TextIn } from './text-in';

afterEach(() => void (document.documentElement.lang = ''));

it('marks an English text on a Welsh page, and says that it is in English [B-21]', () => {
  document.documentElement.lang = 'cy';
  const { container } = render(
    <TextIn language="en-GB">
      <p>You write software.</p>
    </TextIn>,
  );
  expect(container.querySelector('[lang="en-GB"]')).toHaveTextContent('You write software.');
  expect(container).toHaveTextContent('This text is in English.');
});

it.each([
  ['en-GB', 'en-GB'],
  ['cy', 'cy'],
])('adds nothing to a text in the language of the page: %s [B-21]', (page, language) => {
  document.documentElement.lang = page;
  const { container } = render(<TextIn language={language}>text</TextIn>);
  expect(container.innerHTML).toBe('text');
});
