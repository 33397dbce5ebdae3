import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PrintButton } from './print-button';
import { ShareButton } from './share-button';

const clipboard = (writeText: (text: string) => Promise<void>) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
const press = async () => {
  const user = userEvent.setup({ writeToClipboard: false });
  render(<ShareButton title="University of Bath" url="/explore/unis/1/bath" />);
  return () => user.click(screen.getByRole('button', { name: 'Share' }));
};

it('copies the URL on a device without a share sheet, and confirms it', async () => {
  const share = await press();
  const write = jest.fn(() => Promise.resolve());
  clipboard(write);
  await share();
  expect(write).toHaveBeenCalledWith('http://localhost/explore/unis/1/bath');
  expect(await screen.findByText('Link copied')).toBeVisible();
});

it('shows what to do when copying is not allowed', async () => {
  const share = await press();
  clipboard(() => Promise.reject(new DOMException('Not allowed')));
  await share();
  expect(await screen.findByText('Copy the link from the address bar')).toBeVisible();
});

it('opens the device’s share sheet if there is one', async () => {
  const sheet = jest.fn(() => Promise.reject(new DOMException('Closed', 'AbortError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
  const share = await press();
  await share();
  expect(sheet).toHaveBeenCalledWith({
    title: 'University of Bath',
    url: 'http://localhost/explore/unis/1/bath',
  });
  expect(screen.getByRole('status')).toHaveTextContent('');
});

it('copies the URL when the share sheet may not be opened', async () => {
  const sheet = jest.fn(() => Promise.reject(new DOMException('No permission', 'NotAllowedError')));
  Object.defineProperty(navigator, 'share', { configurable: true, value: sheet });
  const share = await press();
  const write = jest.fn(() => Promise.resolve());
  clipboard(write);
  await share();
  expect(write).toHaveBeenCalledWith('http://localhost/explore/unis/1/bath');
  expect(await screen.findByText('Link copied')).toBeVisible();
});

it('prints', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  render(<PrintButton>Print this list</PrintButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Print this list' }));
  expect(print).toHaveBeenCalledTimes(1);
});
