import { TEST_LANGUAGE } from '@signpost/language/runtime';
import { escapeHtml } from '@signpost/shared-ui';
import { THEME_KEY } from '@signpost/identity';
import { FAVOURITES_KEY, NOTHING_SAVED_ATTRIBUTE } from '@signpost/identity/favourites-key';
import { GRADES_KEY, OWN_POINTS_ATTRIBUTE } from '@signpost/identity/grades-key';
import { sdkOrigin } from '@signpost/identity/gigya-sdk';
import { PRELOAD_ID, BOOT_ID, ROOT_ID, type BootData } from '../../../transfer/boot-data';
import { bodyClasses } from '../../../app/body-classes';
import { SITE_NAME } from '../../../app/document-title';
import { FAVOURITES } from '../../../pages/favourites/sharing/share-link';
import { feedOf } from '../../documents/changes/feed-link';
import { manifestPath } from '../../documents/manifest';
import { openSearchPath } from '../../documents/open-search';
import { PAPER } from '../../documents/theme-colours';
import { escapeFrozenJson, escapeJson } from './escape';
import type { PageAssets } from './page-assets';
import type { ShellAssets } from './shell-assets';

/** The inputs of the document around a page's markup. */
export interface DocumentParts {
  readonly head: string;
  /** Path of the page without its language. */
  readonly pathname: string;
  /** BCP 47 tag of the page's language. */
  readonly language: string;
  readonly nonce: string;
  readonly shell: ShellAssets;
  readonly page: PageAssets;
  /** Markup above the page, outside its React root. */
  readonly banner?: string | undefined;
  /** Markup before the React root; empty for a page that other sites frame. */
  readonly beforeRoot: string;
}

/** Runs before the first paint, so that the default theme does not flash. A setting that cannot be read is ignored. */
export const THEME_SCRIPT = `try{const t=JSON.parse(localStorage.getItem(${JSON.stringify(THEME_KEY)})).value;if(t!=='system')document.documentElement.dataset.theme=t}catch{}`;

/** Reserves the place of what the grades on the device are compared with, before the first paint. */
const OWN_POINTS_SCRIPT = `try{if(JSON.parse(localStorage.getItem(${JSON.stringify(GRADES_KEY)})).value.length)document.documentElement.setAttribute('${OWN_POINTS_ATTRIBUTE}','')}catch{}`;

/** Shows that nothing is saved before the first paint, in place of a placeholder for the list. */
const NOTHING_SAVED_SCRIPT = `{let s=[];try{s=Object.values(JSON.parse(localStorage.getItem(${JSON.stringify(FAVOURITES_KEY)})).value).flat()}catch{}if(!s.length)document.documentElement.setAttribute('${NOTHING_SAVED_ATTRIBUTE}','')}`;

const nothingSavedScript = (pathname: string): string =>
  pathname === FAVOURITES ? NOTHING_SAVED_SCRIPT : '';

// Consent tools block scripts without this attribute (B-12). None of the site's own scripts needs consent.
export const UNMANAGED = 'data-cookieconsent="ignore"';

// A browser uses a preload only if it has the same integrity as the request.
const withIntegrity = (href: string, { integrity }: PageAssets): string => {
  const hash = integrity.get(href);
  return `href="${href}"${hash ? ` integrity="${hash}"` : ''}`;
};

/** Returns the tag by which feed readers find the feed of the changes that a page is about; empty without one. */
const feedLink = (pathname: string): string => {
  const feed = feedOf(pathname);
  return feed
    ? `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(feed.title)}" href="${escapeHtml(feed.href)}">`
    : '';
};

/** The attribute for the direction of a language's script; none for languages that are written from left to right. */
const directionOf = (language: string): string => (language === TEST_LANGUAGE ? ' dir="rtl"' : '');

/** Returns the document before the page's markup. */
export const documentStart = ({
  head,
  pathname,
  language,
  nonce,
  shell,
  page,
  banner = '',
  beforeRoot,
}: DocumentParts): string =>
  [
    `<!doctype html><html lang="${language}"${directionOf(language)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${PAPER.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${PAPER.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${shell.icon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${shell.pictures.touch}">`,
    `<link rel="manifest" href="${manifestPath()}">`,
    `<link rel="search" type="application/opensearchdescription+xml" title="${SITE_NAME}" href="${openSearchPath()}">`,
    feedLink(pathname),
    `<script nonce="${nonce}" ${UNMANAGED}>${THEME_SCRIPT}${OWN_POINTS_SCRIPT}${nothingSavedScript(pathname)}</script>`,
    ...shell.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...shell.css, ...page.css].map((href) => `<link rel="stylesheet" ${withIntegrity(href, page)}>`),
    ...shell.js.map((src) => `<script nonce="${nonce}" ${UNMANAGED} src="${src}" defer></script>`),
    // Inert until the first paint (`browser/start.ts`), so that the scripts for hydration do not delay the content.
    `<template id="${PRELOAD_ID}">`,
    ...[...shell.preload, ...page.js].map(
      (href) => `<link rel="preload" ${withIntegrity(href, page)} as="script" nonce="${nonce}">`,
    ),
    // Without integrity, which browsers do not support for `as="fetch"`; the fetch itself has it.
    ...page.lists.map((href) => `<link rel="preload" href="${href}" as="fetch" crossorigin>`),
    `</template></head><body class="${escapeHtml(bodyClasses(pathname))}">${banner}${beforeRoot}<div id="${ROOT_ID}">`,
  ].join('');

/** Serialises the boot data. The text of frozen answers, which is most of it, is cached between pages. */
const bootText = ({ cache, ...rest }: BootData): string => {
  const entries = cache.map(
    ({ value, ...key }) => `${escapeJson(key).slice(0, -1)},"value":${escapeFrozenJson(value)}}`,
  );
  return `${escapeJson(rest).slice(0, -1)},"cache":[${entries.join(',')}]}`;
};

/** Returns the attribute with the other origin that the page may load scripts from; the Trusted Types policy reads it. */
const scriptOrigin = ({ identity }: BootData): string =>
  identity?.kind === 'gigya' ? ` data-script-origin="${sdkOrigin(identity.dataCentre)}"` : '';

/** Returns the boot data as a JSON data block, which browsers do not execute. */
export const bootBlock = (boot: BootData): string =>
  `<script type="application/json" ${UNMANAGED} id="${BOOT_ID}"${scriptOrigin(boot)}>${bootText(boot)}</script>`;

/** Returns the document after the page's markup. */
export const documentEnd = (boot: BootData): string => `</div>${bootBlock(boot)}</body></html>`;
