import { render, screen } from '@testing-library/react';
import { BriefFooter } from './brief-footer';

it('[B-13] keeps links in the app, and opens them beside the page that embeds it', () => {
  const links = [{ name: 'Privacy', href: '/privacy' }];
  const { unmount } = render(<BriefFooter links={links}>Sources</BriefFooter>);
  expect(screen.getByRole('link', { name: 'Privacy' })).not.toHaveAttribute('target');
  unmount();
  render(
    <BriefFooter links={links} embedded>
      Sources
    </BriefFooter>,
  );
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('target', '_blank');
});
