import type { HeadModel } from '@signpost/federation/contract';
import type { BootData } from '../../transfer/boot-data';
import { bodyClasses } from '../../app/body-classes';
import { documentTitle } from '../../app/document-title';
import { bootBlock, UNMANAGED, type DocumentParts } from '../render/document';
import { escapeJson } from '../render/escape';

/** What a host puts into the head of its own page (B-12): the first line of the answer, as JSON. */
export interface EmbeddedHead {
  readonly title: string;
  /** `description`, and `robots` where the page has it. */
  readonly meta: readonly { readonly name: string; readonly content: string }[];
  /** `canonical`, and `shortlink` where the page has one; whole addresses. */
  readonly link: readonly { readonly rel: string; readonly href: string }[];
  /** Style sheets that the markup needs, in their order: paths, which the host answers too. */
  readonly stylesheets: readonly string[];
  /** B-02: the classes of the body. */
  readonly bodyClass: string;
}

/** B-12: of all that a page says of itself, what a host's page says in its place. `site` is the public origin. */
export const embeddedHead = (
  head: HeadModel,
  site: string,
  { pathname, shell, page }: Omit<DocumentParts, 'head' | 'nonce'>,
): EmbeddedHead => ({
  title: documentTitle(head.title),
  meta: [
    { name: 'description', content: head.description },
    ...(head.robots ? [{ name: 'robots', content: head.robots }] : []),
  ],
  link: [
    { rel: 'canonical', href: new URL(head.canonical, site).href },
    ...(head.shortlink ? [{ rel: 'shortlink', href: new URL(head.shortlink, site).href }] : []),
  ],
  stylesheets: [...shell.css, ...page.css],
  bodyClass: bodyClasses(pathname),
});

/** The head as one line of JSON, and the beginning of the markup: a host cuts at the first line end, which JSON has none of. */
export const embeddedStart = (head: EmbeddedHead): string => `${escapeJson(head)}\n<div id="root">`;

/**
 * The rest of the markup: the boot data and the scripts that bring the page to life. What a whole document has beside
 * them (preloads, icons, the theme before the first paint) is the host's to have.
 */
export const embeddedEnd = (
  { nonce, shell }: Pick<DocumentParts, 'nonce' | 'shell'>,
  boot: BootData,
): string =>
  [
    `</div>${bootBlock(boot)}`,
    ...shell.js.map((src) => `<script nonce="${nonce}" ${UNMANAGED} src="${src}" defer></script>`),
  ].join('');
