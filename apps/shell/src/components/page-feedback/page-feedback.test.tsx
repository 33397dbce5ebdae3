/** @jest-environment jest-fixed-jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { MemoryRouter } from 'react-router-dom';
import { readFeedbackPath } from './feedback-address';
import { PageFeedback } from './page-feedback';

let sent: unknown[];
let isOnline: boolean;
beforeEach(() => {
  sent = [];
  isOnline = true;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    sent.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204 });
  });
});
afterEach(() => jest.restoreAllMocks());

const open = () =>
  render(
    <MemoryRouter initialEntries={['/explore/unis?postcode=LS2']}>
      <PageFeedback />
    </MemoryRouter>,
  );

it('is a form with the path of the page before any script', () => {
  const { container } = open();
  const form = container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/feedback');
  expect(form?.elements.namedItem('path')).toHaveProperty('value', '/explore/unis');
});

it('sends the answer, keeps the focus, and then a comment', async () => {
  const user = userEvent.setup();
  const { container } = open();
  await user.click(screen.getByRole('button', { name: 'No' }));
  const status = await screen.findByText('Thank you. Your answer has been sent.');
  expect(document.activeElement).toBe(status);
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations).toEqual([]);
  await user.type(screen.getByLabelText('What was missing or wrong? (optional)'), ' No map ');
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  await screen.findByText('Thank you for your comment.');
  expect(sent).toEqual([
    { path: '/explore/unis', useful: false },
    { path: '/explore/unis', useful: false, comment: 'No map' },
  ]);
});

it('says when it could not send, and sends again', async () => {
  const user = userEvent.setup();
  isOnline = false;
  open();
  await user.click(screen.getByRole('button', { name: 'Yes' }));
  await screen.findByText('We could not send that. Check your connection and try again.');
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(sent).toEqual([{ path: '/explore/unis', useful: true }]));
});

it.each([null, '', 'explore', '//example.org', '/\\example.org', '/a?b', '/a b', `/${'a'.repeat(300)}`])(
  'does not take %s for a path of this site',
  (text) => expect(readFeedbackPath(text)).toBeUndefined(),
);
