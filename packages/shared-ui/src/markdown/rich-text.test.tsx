import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { RichText } from './rich-text';
import { isSafeHtml } from './safe-html';

it('shows rich text unchanged', () => {
  render(<RichText html={'<p>See <a href="/explore/unis">all universities</a>.</p>'} />);
  expect(screen.getByRole('link', { name: 'all universities' })).toHaveAttribute('href', '/explore/unis');
});

it('shows the source of HTML that is not rich text [V-15]', () => {
  const { container } = render(<RichText html={'<p onclick="alert(1)">x</p>'} />);
  expect(container.querySelector('p')).toBeNull();
  expect(container).toHaveTextContent('<p onclick="alert(1)">x</p>');
});

it('keeps the server-rendered nodes', async () => {
  const page = <RichText html="<p>Bath is <strong>in Somerset</strong>.</p>" />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  const before = root.querySelector('strong');
  const faults: unknown[] = [];
  await act(async () => void hydrateRoot(root, page, { onRecoverableError: (fault) => faults.push(fault) }));
  expect(root.querySelector('strong')).toBe(before);
  expect(faults).toEqual([]);
});

it.each([
  ['<p>a</p>', true],
  ['<ol start="3">\n<li>a</li>\n</ol>', true],
  ['<a href="/x?a=1&amp;b=2" title="y">z</a>', true],
  ['a &lt; b', true],
  ['<span aria-hidden="true">+</span>', true],
  ['<p class="x">a</p>', false],
  ['<P>a</P>', false],
  ['<p >a</p>', false],
  ['<a href=x>a</a>', false],
  ["<a href='x'>a</a>", false],
  ['<a href="java&#115;cript:alert(1)">a</a>', false],
  ['<a href="javascript:alert(1)">a</a>', false],
  ['<a href="&nbsp;javascript:alert(1)">a</a>', false],
  ['<a title="<b>">a</a>', false],
  ['<!-- a -->', false],
  ['<p', false],
  ['<svg></svg>', false],
])('says whether %j is rich text: %p [V-15]', (html, expected) => {
  expect(isSafeHtml(html)).toBe(expected);
});
