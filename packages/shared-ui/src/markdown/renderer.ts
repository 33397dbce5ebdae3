import type { DOMPurify } from 'dompurify';
import type { Marked } from 'marked';
import { currentLanguage, localAddress } from '@signpost/language/runtime';
import { ATTRIBUTES, escapeHtml, safeHtml, TAGS } from './safe-html';
import { isSafeUrl } from './safe-url';

/** Renders Markdown to HTML that satisfies `isSafeHtml`. */
export type Renderer = (source: string) => string;

/**
 * Longer sources are shown unrendered: the site's own texts are far shorter, and parsing untrusted text must stay
 * cheap.
 */
const MAX_LENGTH = 100_000;
const KEPT = 500;

const CONFIG = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // Allows all addresses through to the hook, which validates them.
  ALLOWED_URI_REGEXP: /^/,
};

// The content model of select has changed, so new browsers and jsdom would build different trees.
const VARYING = /<\/?(?:select|option|optgroup|selectedcontent)(?=[\s/>])[^>]*>?/gi;

const isAddress = (name: string) => name === 'href' || name === 'src';

const prepare = (purify: DOMPurify) => {
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (isAddress(attribute.attrName) && !isSafeUrl(attribute.attrValue)) attribute.keepAttr = false;
    if (attribute.attrName === 'href') attribute.attrValue = localAddress(attribute.attrValue);
    // Browsers serialise these differently in attributes.
    attribute.attrValue = attribute.attrValue.replace(/[<>]/g, '');
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    // A rejected link keeps only its text, without a title that shows its address.
    if (node.nodeName === 'A' && !node.hasAttribute('href')) node.removeAttribute('title');
  });
};

const withoutRejected = (html: string) =>
  html.replace(/<img(?![^>]* src=)[^>]*>/g, '').replace(/<a>([^]*?)<\/a>/g, '$1');

const remember = (render: Renderer): Renderer => {
  const known = new Map<string, string>();
  return (source) => {
    const key = `${currentLanguage()} ${source}`;
    const html = known.get(key) ?? render(source);
    known.delete(key);
    known.set(key, html);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return html;
  };
};

/**
 * [V-15] Creates the Markdown renderer for server or browser from its libraries: single line breaks are kept, a
 * first-level heading becomes a second-level one (a page has one `h1`), links lead to pages in the current language, and
 * the output is sanitised and trimmed. The last 500 sources are cached.
 */
export const createRenderer = (marked: Marked, purify: DOMPurify): Renderer => {
  prepare(purify);
  marked.use({
    async: false,
    breaks: true,
    gfm: true,
    walkTokens: (token) => {
      if (token.type === 'heading' && token['depth'] === 1) token['depth'] = 2;
    },
  });
  return remember((source) => {
    if (source.length > MAX_LENGTH) return `<p>${escapeHtml(source)}</p>`;
    try {
      const html = purify.sanitize(String(marked.parse(source)).replace(VARYING, ''), CONFIG);
      return safeHtml(withoutRejected(html).trim());
    } catch (error) {
      // Markdown nested beyond the stack depth is meaningless, so it is shown as text.
      if (error instanceof RangeError) return `<p>${escapeHtml(source.trim())}</p>`;
      throw error;
    }
  });
};
