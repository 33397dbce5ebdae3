import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { FilterPanel } from './filter-panel';

let mockIsOffline = true;
jest.mock('./answer-at-once', () => {
  if (mockIsOffline) throw new Error('The chunk could not be loaded');
  return jest.requireActual<object>('./answer-at-once');
});

it('keeps its button offline, and answers at once when the browser is online again', async () => {
  render(
    <MemoryRouter>
      <FilterPanel action="/explore/unis" count="10 universities">
        <input name="q" aria-label="Words" />
      </FilterPanel>
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByLabelText('Words'));
  expect(screen.getByRole('button', { name: 'Show results' })).toBeInTheDocument();
  mockIsOffline = false;
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('button', { name: 'Show 10 universities' })).toBeInTheDocument();
});
