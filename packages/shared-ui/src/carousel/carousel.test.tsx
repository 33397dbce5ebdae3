import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Carousel } from './carousel';

const scrollBy = jest.fn();
const widths = { clientWidth: 500, scrollWidth: 1200 };

beforeEach(() => {
  scrollBy.mockClear();
  for (const [name, value] of Object.entries(widths)) {
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, value });
  }
  Object.assign(HTMLElement.prototype, { scrollBy });
});

const show = () =>
  render(
    <Carousel heading="Similar universities">
      <a href="/1">One</a>
      <a href="/2">Two</a>
    </Carousel>,
  );
const previous = () => screen.getByRole('button', { name: 'Previous: Similar universities' });
const next = () => screen.getByRole('button', { name: 'Next: Similar universities' });

it('is a named list that is reachable by keyboard through its links', () => {
  show();
  expect(screen.getByRole('region', { name: 'Similar universities' })).toBeInTheDocument();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

it('steps by about the visible width', async () => {
  show();
  await userEvent.click(next());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 450 });
  await userEvent.click(previous());
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -450 });
});

it('disables the button at an end, and keeps focus on it', () => {
  show();
  expect(previous()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveAttribute('aria-disabled', 'false');
  const list = screen.getByRole('list');
  next().focus();
  list.scrollLeft = 700;
  fireEvent.scroll(list);
  expect(previous()).toHaveAttribute('aria-disabled', 'false');
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  expect(next()).toHaveFocus();
});
