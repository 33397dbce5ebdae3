import { renderToStaticMarkup } from 'react-dom/server';
import { render } from '@testing-library/react';
import { RichText, richTextElements } from './rich-text';

const markup = (html: string) => renderToStaticMarkup(<>{richTextElements(html)}</>);

it.each([
  '<p>Older than the <strong>laptop</strong>.</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
  '<p>a<br>b <em>c <b>d</b></em> e</p><hr>',
  '<p>5 &lt; 6 &amp; 7</p>',
  '<ol start="3"><li>x</li></ol>',
])('converts %j to elements [V-15]', (html) => {
  expect(markup(html)).toBe(html.replace(/<(br|hr)>/g, '<$1/>'));
});

it('returns text that is not rich text unchanged [V-15]', () => {
  const hostile = '<p onclick="alert(1)">x</p><img src=x onerror=alert(1)>';
  const { container } = render(<RichText html={hostile} />);
  expect(container).toHaveTextContent(hostile);
  expect(container.querySelector('p, img')).toBeNull();
});

it('makes the site’s addresses absolute, lowers its headings and opens its links in a new tab', () => {
  const { container } = render(<RichText html='<h2>More</h2><p><a href="/explore">Explore</a></p>' />);
  const link = container.querySelector('a');
  expect(link).toHaveAttribute('href', 'http://localhost/explore');
  expect(link).toHaveAttribute('target', '_blank');
  expect(container.querySelector('h2')).toHaveAttribute('aria-level', '3');
});

it('links to pages in Welsh in a widget in Welsh [B-21]', () => {
  document.documentElement.lang = 'cy';
  const { container } = render(
    <RichText html='<p><a href="/explore">Explore</a> <a href="https://www.ucas.com/">UCAS</a></p>' />,
  );
  document.documentElement.lang = '';
  expect([...container.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'http://localhost/cy/explore',
    'https://www.ucas.com/',
  ]);
});
