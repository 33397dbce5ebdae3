import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture';

const picture = (eager = false) => <Picture src="/a/tile.webp" alt="" sizes="50vw" eager={eager} />;

it('a picture has native lazy loading and is complete in the server’s HTML [K-12]', () => {
  const html = renderToString(picture());
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('src="/a/tile.webp"');
  expect(html).toContain('/a/tile.webp?w=640 640w');
});

it('an eager picture is not loaded lazily [K-12]', () => {
  const shown = render(picture(true)).container.querySelector('img');
  expect(shown).toHaveAttribute('loading', 'eager');
  expect(shown).toHaveAttribute('fetchpriority', 'high');
});
