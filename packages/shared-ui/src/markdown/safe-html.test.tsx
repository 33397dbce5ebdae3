import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { installDefaultPolicy, POLICY_NAMES, trustedHtml } from '../trusted-types/policy';
import { Paragraphs } from './paragraphs';
import { RichText } from './rich-text';
import { isSafeHtml } from './safe-html';
import { dangersIn, PAYLOADS } from './testing/payloads';

// The policy is created on first use, so its tests come first.
describe('trusted types', () => {
  type Rules = { createHTML: (html: string) => string; createScriptURL?: (url: string) => string };
  const policies = new Map<string, Rules>();
  const trustedTypes = {
    createPolicy: (name: string, rules: Rules) => {
      if (policies.has(name)) throw new TypeError(`Policy ${name} exists`);
      policies.set(name, rules);
      return { ...rules, createHTML: (html: string) => Object(rules.createHTML(html)) };
    },
  };

  beforeAll(() => Object.assign(globalThis, { trustedTypes }));

  it('returns rich text as trusted HTML, from one policy', () => {
    expect(typeof trustedHtml('<p>One.</p>')).toBe('object');
    expect(String(trustedHtml('<p>Two.</p>'))).toBe('<p>Two.</p>');
    expect([...policies.keys()]).toEqual(['signpost']);
  });

  it.each([...new Map(PAYLOADS)])(
    'rejects dangerous HTML from any source other than Markdown, %s: %j [V-15]',
    (_, payload) => {
      expect(dangersIn(String(trustedHtml(payload)))).toEqual([]);
    },
  );

  it('allows libraries to add rich text and scripts of this site, and nothing else', () => {
    installDefaultPolicy(['https://releases.example']);
    const rules = policies.get('default');
    expect(rules?.createHTML('<img src=x onerror=alert(1)>')).toBe('&lt;img src=x onerror=alert(1)&gt;');
    expect(rules?.createScriptURL?.('/assets/unis.js')).toBe('/assets/unis.js');
    expect(rules?.createScriptURL?.('https://releases.example/a.js')).toBe('https://releases.example/a.js');
    expect(() => rules?.createScriptURL?.('https://evil.example/a.js')).toThrow('https://evil.example');
    expect(rules).not.toHaveProperty('createScript');
    expect([...policies.keys()]).toEqual([...POLICY_NAMES]);
  });
});

describe('rich text', () => {
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
    await act(
      async () => void hydrateRoot(root, page, { onRecoverableError: (fault) => faults.push(fault) }),
    );
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
});

describe('paragraphs', () => {
  it('creates a paragraph from each block and parses no HTML', () => {
    const { container } = render(<Paragraphs text={'\nOne.\n\n  \nTwo <b>bold</b>.\n'} />);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'One.',
      'Two <b>bold</b>.',
    ]);
  });
});
