import { render, screen } from '@testing-library/react';
import { BriefFooter } from './brief-footer';

it('keeps links in the app, and opens them in a new tab inside an iframe [B-13]', () => {
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
