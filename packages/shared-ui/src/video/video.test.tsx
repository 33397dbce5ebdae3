import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Video } from './video';

const FILE = {
  kind: 'file',
  src: '/halls.mp4',
  captions: [{ src: '/halls.vtt', lang: 'en', label: 'English' }],
} as const;

it('loads only its poster before it is played', async () => {
  const { container } = render(<Video title="A day in halls" poster="/still.webp" source={FILE} />);
  expect(container.querySelector('video, iframe')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Play video ?: A day in halls/ }));
  const video = container.querySelector('video');
  expect(video).toHaveAttribute('src', '/halls.mp4');
  expect(video?.querySelector('track[kind="captions"]')).toHaveAttribute('srclang', 'en');
});

it('warns before another site’s player is loaded', async () => {
  const source = { kind: 'player', src: 'https://player.example/1', site: 'YouTube' } as const;
  const { container } = render(<Video title="What engineers do" poster="/still.webp" source={source} />);
  expect(screen.getByText(/It plays from YouTube, which may set cookies/)).toBeVisible();
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Play video/ }));
  expect(screen.getByTitle('What engineers do')).toHaveAttribute('src', 'https://player.example/1');
});

it('offers its transcript', () => {
  render(
    <Video title="A day in halls" poster="/still.webp" source={FILE} transcript={<p>You wake up.</p>} />,
  );
  expect(screen.getByText('Read what is said').closest('details')).toHaveTextContent('You wake up.');
});
