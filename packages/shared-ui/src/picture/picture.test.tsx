import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Picture } from './picture';

const picture = (eager = false) => <Picture src="/a/tile.webp" alt="" sizes="50vw" eager={eager} />;

it('[K-12] a picture loads lazily by the browser’s own means, whole in the HTML of the server', () => {
  const html = renderToString(picture());
  expect(html).toContain('loading="lazy"');
  expect(html).toContain('src="/a/tile.webp"');
  expect(html).toContain('/a/tile.webp?w=640 640w');
});

it('[K-12] the one that is in view at once does not wait', () => {
  const shown = render(picture(true)).container.querySelector('img');
  expect(shown).toHaveAttribute('loading', 'eager');
  expect(shown).toHaveAttribute('fetchpriority', 'high');
});
