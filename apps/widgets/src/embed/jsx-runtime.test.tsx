import { renderToStaticMarkup } from 'react-dom/server';
import { jsx, jsxs } from './jsx-runtime';

const markup = (...made: Parameters<typeof jsx>) => renderToStaticMarkup(jsx(...made));

it.each([
  [
    'a',
    { href: '/explore/unis' },
    '<a href="http://localhost/explore/unis" target="_blank" rel="noopener" part="link">',
  ],
  [
    'a',
    { href: 'https://www.ucas.com/' },
    '<a href="https://www.ucas.com/" target="_blank" rel="noopener" part="link">',
  ],
  [
    'a',
    { href: '//other.example/' },
    '<a href="//other.example/" target="_blank" rel="noopener" part="link">',
  ],
])('%s %j opens in a new tab, with an absolute address', (type, props, expected) => {
  const shown = new DOMParser().parseFromString(markup(type, props), 'text/html').querySelector('a');
  const wanted = new DOMParser().parseFromString(expected, 'text/html').querySelector('a');
  expect(shown?.isEqualNode(wanted)).toBe(true);
});

it.each([
  '/subject-widget?subject=art',
  '/industry-guide-widget',
  '/cy/industry-guide-widget?industryGuide=healthcare',
])('the link %s to another guide opens in place [R-31] [R-32] [B-21]', (href) => {
  expect(markup('a', { href })).not.toContain('target');
  expect(markup('a', { href })).toContain(`href="http://localhost${href}"`);
});

it('lowers headings by one level, and names the parts that hosts can style', () => {
  expect(markup('h1', { children: 'Art' })).toBe('<h1 part="title" aria-level="2">Art</h1>');
  expect(markup('h5', { children: 'Art' })).toBe('<h5 aria-level="6">Art</h5>');
  expect(markup('table', {})).toBe('<table part="table"></table>');
});

it('makes the addresses of pictures absolute', () => {
  const image = markup('img', { src: '/a.webp', srcSet: '/a.webp 1x, /b.webp 2x', alt: '' });
  expect(image).toContain('src="http://localhost/a.webp"');
  expect(image).toContain('srcSet="http://localhost/a.webp 1x, http://localhost/b.webp 2x"');
});

it('leaves the props of components unchanged', () => {
  const Link = ({ href }: { href: string }) => href;
  expect(markup(Link as never, { href: '/explore' })).toBe('/explore');
});

it('keeps several children in their order', () => {
  expect(renderToStaticMarkup(jsxs('p', { children: ['one, ', jsx('b', { children: 'two' })] }))).toBe(
    '<p>one, <b>two</b></p>',
  );
});
