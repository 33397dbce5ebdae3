import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { supportDialogs } from '../testing/dialogs';
import { PhotoGallery } from './photo-gallery';
import { faultsIn } from '../testing/axe';

beforeAll(supportDialogs);
beforeEach(() =>
  render(
    <PhotoGallery
      label="University of Bath"
      photos={[
        { src: '/1.webp', alt: 'The campus', caption: 'From above' },
        { src: '/2.webp', alt: 'The lake' },
      ]}
    />,
  ),
);
const open = async () => {
  await userEvent.click(screen.getByRole('link', { name: /The campus/ }));
  await screen.findByRole('dialog');
};
const box = () => within(screen.getByRole('dialog', { name: 'University of Bath' }));

it('is a list of links to the photos, for a browser without JavaScript', () => {
  expect(screen.getByRole('region', { name: 'University of Bath: 2 photos' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /The lake/ })).toHaveAttribute('href', '/2.webp');
});

it('opens a photo over the page, with its caption and its position', async () => {
  await open();
  expect(box().getByRole('status')).toHaveTextContent('1 of 2From above');
});

it('moves by buttons and arrow keys, and stops at the ends', async () => {
  await open();
  await userEvent.click(box().getByRole('button', { name: 'Next' }));
  expect(box().getByRole('status')).toHaveTextContent('2 of 2The lake');
  await userEvent.keyboard('{ArrowRight}');
  expect(box().getByRole('status')).toHaveTextContent('2 of 2');
  await userEvent.keyboard('{ArrowLeft}');
  expect(box().getByRole('status')).toHaveTextContent('1 of 2');
  expect(box().getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
});

it('closes', async () => {
  await open();
  await userEvent.click(box().getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leaves a click for a new tab to the browser', async () => {
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link', { name: /The campus/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('has no axe violations while it is open', async () => {
  await open();
  expect(await faultsIn(document.body)).toEqual([]);
});
