import { render } from '@testing-library/react';
import { Paragraphs } from './paragraphs';

it('creates a paragraph from each block and parses no HTML', () => {
  const { container } = render(<Paragraphs text={'\nOne.\n\n  \nTwo <b>bold</b>.\n'} />);
  expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'One.',
    'Two <b>bold</b>.',
  ]);
});
