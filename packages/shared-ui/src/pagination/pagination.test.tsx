import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { pageRange } from './page-range';
import { Pagination } from './pagination';

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [5, 10, [1, 'gap', 4, 5, 6, 'gap', 10]],
  [10, 10, [1, 'gap', 9, 10]],
])('shows for page %p of %p the pages %p', (page, pages, stops) => {
  expect(pageRange(page, pages)).toEqual(stops);
});

const show = (page: number, pages: number) =>
  render(
    <MemoryRouter>
      <Pagination page={page} pages={pages} href={(number) => `/explore/unis?page=${number}`} />
    </MemoryRouter>,
  );

it('shows the current page and links to its neighbours', () => {
  show(3, 10);
  expect(screen.getByText('Page 3 of 10')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/explore/unis?page=2');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/explore/unis?page=4');
  expect(screen.getByRole('link', { name: 'Page 10' })).toHaveAttribute('href', '/explore/unis?page=10');
});

it('has no link beyond the first and the last page', () => {
  show(1, 2);
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull();
});

it('renders nothing for one page', () => {
  expect(show(1, 1).container).toBeEmptyDOMElement();
});
