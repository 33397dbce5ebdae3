import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ErrorState } from './states';

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

it('shows the status code, the heading Error, the message, a search box and a link back [B-09]', async () => {
  render(
    <MemoryRouter>
      <ErrorState status={404} message="We cannot find that page." />
      <Address />
    </MemoryRouter>,
  );
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Error' })).toBeVisible();
  expect(screen.getByText('We cannot find that page.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  await userEvent.type(screen.getByRole('searchbox'), 'bath{Enter}');
  expect(screen.getByText('/explore/search?query=bath')).toBeInTheDocument();
});
