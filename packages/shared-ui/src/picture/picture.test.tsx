import { renderToStaticMarkup } from 'react-dom/server';
import { Picture } from './picture';

const drawn = (eager?: boolean) => {
  const html = renderToStaticMarkup(
    <Picture src="/a/tile.webp" alt="" sizes="50vw" eager={eager ?? false} />,
  );
  return new DOMParser().parseFromString(html, 'text/html').querySelector('img');
};

it('[K-12] a picture loads lazily by the browser’s own means, whole in the HTML of the server', () => {
  const picture = drawn();
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('src', '/a/tile.webp');
  expect(picture?.getAttribute('srcset')?.split(', ')).toContain('/a/tile.webp?w=640 640w');
});

it('[K-12] the one that is in view at once does not wait', () => {
  const picture = drawn(true);
  expect(picture).toHaveAttribute('loading', 'eager');
  expect(picture).toHaveAttribute('fetchpriority', 'high');
});
