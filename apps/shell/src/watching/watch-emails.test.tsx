/** @jest-environment jest-fixed-jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { installFakeService } from '../pages/account/testing/fake-service';
import { WatchEmails } from './watch-emails';

// The adapter keeps the first service that it calls.
const service = installFakeService();

it('asks for consent, and stops by the same button [E-26]', async () => {
  service.answers['GET watch-emails'] = [200, { on: false }];
  service.answers['PUT watch-emails'] = [200, { on: true }];
  render(<WatchEmails />);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, email me' }));
  expect(service.sent('PUT watch-emails')).toEqual([{ on: true }]);
  expect(await screen.findByText(/Every email has a link that stops them/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Stop the emails' }));
  expect(service.sent('PUT watch-emails')).toEqual([{ on: true }, { on: false }]);
});

it('shows why it was refused, and stays off [E-26]', async () => {
  service.answers['GET watch-emails'] = [200, { on: false }];
  service.answers['PUT watch-emails'] = [422, { detail: 'Confirm your email address first.' }];
  render(<WatchEmails />);
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, email me' }));
  expect(await screen.findByText('Confirm your email address first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Yes, email me' })).toBeVisible();
});
