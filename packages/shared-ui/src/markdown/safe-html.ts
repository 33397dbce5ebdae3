import { isSafeUrl } from './safe-url';

/**
 * The elements of rich text. None contains raw text or another namespace, so the HTML parses the same at any nesting.
 */
export const TAGS = [
  ...[
    'a',
    'abbr',
    'b',
    'blockquote',
    'br',
    'caption',
    'cite',
    'code',
    'dd',
    'del',
    'dl',
    'dt',
    'em',
    'h2',
    'h3',
    'h4',
  ],
  ...[
    'h5',
    'h6',
    'hr',
    'i',
    'img',
    'ins',
    'kbd',
    'li',
    'ol',
    'p',
    'pre',
    'q',
    's',
    'small',
    'span',
    'strong',
    'sub',
  ],
  ...['sup', 'table', 'tbody', 'td', 'th', 'thead', 'tr', 'ul'],
];

/** The attributes of rich text. `aria-hidden` is for symbols such as the cross of a close button. */
export const ATTRIBUTES = ['alt', 'aria-hidden', 'href', 'lang', 'src', 'start', 'title'];

const TAG = new RegExp(
  `^(?:/(?:${TAGS.join('|')})|(?:${TAGS.join('|')})((?: (?:${ATTRIBUTES.join('|')})="[^"<>]*")*))>`,
);
const ADDRESS = / (?:href|src)="([^"]*)"/g;
const OTHER_ENTITY = /&(?!amp;|quot;|nbsp;)/;

const safeAddress = (written: string) =>
  !OTHER_ENTITY.test(written) && isSafeUrl(written.replace(/&nbsp;/g, ' ').replace(/&amp;/g, '&'));

/**
 * Whether HTML is only rich text: serialised as a browser does, with the listed elements and attributes and safe
 * addresses (V-15). It needs no parser, so it guards every place where HTML enters a page.
 */
export const isSafeHtml = (html: string): boolean => {
  const [, ...pieces] = html.split('<');
  return pieces.every((piece) => {
    const tag = TAG.exec(piece);
    if (!tag) return false;
    return [...(tag[1] ?? '').matchAll(ADDRESS)].every(([, address = '']) => safeAddress(address));
  });
};

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text so that HTML shows it literally. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The HTML when it is only rich text; otherwise HTML that shows its source. */
export const safeHtml = (html: string): string => (isSafeHtml(html) ? html : escapeHtml(html));
