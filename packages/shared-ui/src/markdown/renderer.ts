import type { DOMPurify } from 'dompurify';
import type { Marked } from 'marked';
import { ATTRIBUTES, escapeHtml, safeHtml, TAGS } from './safe-html';
import { isSafeUrl } from './safe-url';

/** Takes Markdown, gives HTML that `isSafeHtml`. */
export type Renderer = (source: string) => string;

/** Longer sources are shown as they are: no text of ours comes near, and time to read them is not for strangers to take. */
const MOST = 100_000;
const KEPT = 500;

const CONFIG = {
  ALLOWED_TAGS: TAGS,
  ALLOWED_ATTR: ATTRIBUTES,
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  // The hook decides on addresses; this lets it see them all.
  ALLOWED_URI_REGEXP: /^/,
};

// What may stand inside a select has changed: new browsers and jsdom would make different trees of it.
const VARYING = /<\/?(?:select|option|optgroup|selectedcontent)(?=[\s/>])[^>]*>?/gi;

const isAddress = (name: string) => name === 'href' || name === 'src';

const prepare = (purify: DOMPurify) => {
  purify.addHook('uponSanitizeAttribute', (_, attribute) => {
    if (isAddress(attribute.attrName) && !isSafeUrl(attribute.attrValue)) attribute.keepAttr = false;
    // Browsers differ in how they write these out in attributes.
    attribute.attrValue = attribute.attrValue.replace(/[<>]/g, '');
  });
  purify.addHook('afterSanitizeAttributes', (node) => {
    // A link that was rejected is its words, without a tip that says where it led.
    if (node.nodeName === 'A' && !node.hasAttribute('href')) node.removeAttribute('title');
  });
};

const withoutRejected = (html: string) =>
  html.replace(/<img(?![^>]* src=)[^>]*>/g, '').replace(/<a>([^]*?)<\/a>/g, '$1');

const remember = (render: Renderer): Renderer => {
  const known = new Map<string, string>();
  return (source) => {
    const html = known.get(source) ?? render(source);
    known.delete(source);
    known.set(source, html);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return html;
  };
};

/**
 * [V-15] Makes the Markdown renderer of one side from its libraries: single line breaks are breaks, a first-level heading
 * becomes a second (a page has one `h1`), the output is sanitised and trimmed. The last 500 sources are remembered.
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
    if (source.length > MOST) return `<p>${escapeHtml(source)}</p>`;
    try {
      const html = purify.sanitize(String(marked.parse(source)).replace(VARYING, ''), CONFIG);
      return safeHtml(withoutRejected(html).trim());
    } catch (error) {
      // Markdown nested past the depth of the stack has no meaning to lose.
      if (error instanceof RangeError) return `<p>${escapeHtml(source.trim())}</p>`;
      throw error;
    }
  });
};
