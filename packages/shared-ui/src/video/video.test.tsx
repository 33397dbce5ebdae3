import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Video } from './video';

const FILE = {
  kind: 'file',
  src: '/halls.mp4',
  captions: [{ src: '/halls.vtt', lang: 'en', label: 'English' }],
} as const;

it('loads nothing but its still until it is asked to play', async () => {
  const { container } = render(<Video title="A day in halls" poster="/still.webp" source={FILE} />);
  expect(container.querySelector('video, iframe')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Play video ?: A day in halls/ }));
  const video = container.querySelector('video');
  expect(video).toHaveAttribute('src', '/halls.mp4');
  expect(video?.querySelector('track[kind="captions"]')).toHaveAttribute('srclang', 'en');
});

it('says that another site will be called, before it is', async () => {
  const source = { kind: 'player', src: 'https://player.example/1', site: 'YouTube' } as const;
  const { container } = render(<Video title="What engineers do" poster="/still.webp" source={source} />);
  expect(screen.getByText(/It plays from YouTube, which may set cookies/)).toBeVisible();
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: /Play video/ }));
  expect(screen.getByTitle('What engineers do')).toHaveAttribute('src', 'https://player.example/1');
});

it('offers its words to read', () => {
  render(
    <Video title="A day in halls" poster="/still.webp" source={FILE} transcript={<p>You wake up.</p>} />,
  );
  expect(screen.getByText('Read what is said').closest('details')).toHaveTextContent('You wake up.');
});
