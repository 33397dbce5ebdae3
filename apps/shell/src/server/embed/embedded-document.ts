import type { HeadModel } from '@signpost/federation/contract';
import { escapeHtml } from '@signpost/shared-ui';
import { ROOT_ID, type BootData } from '../../transfer/boot-data';
import { bodyClasses } from '../../app/body-classes';
import { documentTitle } from '../../app/document-title';
import { bootBlock, UNMANAGED, type DocumentParts } from '../render/document/document';
import { localAddress } from '@signpost/language/runtime';
import { escapeJson } from '../render/document/escape';

/** The data for the head of a host's page (B-12), sent as JSON in the first line of the response. */
export interface EmbeddedHead {
  readonly title: string;
  /** `description`, and `robots` if the page has it. */
  readonly meta: readonly { readonly name: string; readonly content: string }[];
  /** `canonical`, and `shortlink` if the page has one, as absolute URLs. */
  readonly link: readonly { readonly rel: string; readonly href: string }[];
}

/** Returns the part of a page's head that a host's page takes over (B-12). `site` is the public origin. */
export const embeddedHead = (head: HeadModel, site: string, language: string): EmbeddedHead => ({
  title: documentTitle(head.title),
  meta: [
    { name: 'description', content: head.description },
    ...(head.robots ? [{ name: 'robots', content: head.robots }] : []),
  ],
  link: [
    { rel: 'canonical', href: new URL(localAddress(head.canonical, language), site).href },
    ...(head.shortlink ? [{ rel: 'shortlink', href: new URL(head.shortlink, site).href }] : []),
  ],
});

/**
 * Returns the headers by which a host's server learns what else the markup needs: the paths of its style sheets in order,
 * which the host must serve too, and its language.
 */
export const embeddedHeaders = ({
  language,
  shell,
  page,
}: Pick<DocumentParts, 'language' | 'shell' | 'page'>): Readonly<Record<string, string>> => ({
  link: [...shell.css, ...page.css].map((href) => `<${href}>; rel=stylesheet`).join(', '),
  'content-language': language,
});

/**
 * Returns the head as one line of JSON and the start of the markup: one element with the page's language and the body
 * classes (B-02). The host splits the response at the line break.
 */
export const embeddedStart = (
  head: EmbeddedHead,
  { pathname, language, beforeRoot }: Pick<DocumentParts, 'pathname' | 'language' | 'beforeRoot'>,
): string =>
  `${escapeJson(head)}\n<div lang="${language}" class="${escapeHtml(bodyClasses(pathname))}">${beforeRoot}<div id="${ROOT_ID}">`;

/**
 * Returns the end of the markup: the boot data and the scripts that hydrate the page. The host's page has its own
 * preloads, icons and theme script.
 */
export const embeddedEnd = (
  { nonce, shell }: Pick<DocumentParts, 'nonce' | 'shell'>,
  boot: BootData,
): string =>
  [
    `</div>${bootBlock(boot)}`,
    ...shell.js.map((src) => `<script nonce="${nonce}" ${UNMANAGED} src="${src}" defer></script>`),
    '</div>',
  ].join('');
