import { THEME_KEY } from '@signpost/identity';
import { sdkOrigin } from '@signpost/identity/gigya-sdk';
import { PRELOAD_ID, BOOT_ID, type BootData } from '../../transfer/boot-data';
import { bodyClasses } from '../../app/body-classes';
import { MANIFEST_PATH } from '../documents/manifest';
import { PAPER } from '../documents/theme-colours';
import { escapeFrozenJson, escapeHtml, escapeJson } from './escape';
import type { PageAssets } from './page-assets';
import type { ShellAssets } from './shell-assets';

/** What the document around a page is made from. */
export interface DocumentParts {
  readonly head: string;
  readonly pathname: string;
  readonly nonce: string;
  readonly shell: ShellAssets;
  readonly page: PageAssets;
  /** Markup above the page that is no part of it. */
  readonly banner?: string | undefined;
}

// Before the first paint, so that a chosen theme never flashes. A choice that cannot be read is no choice.
const THEME_SCRIPT = `try{const t=JSON.parse(localStorage.getItem(${JSON.stringify(THEME_KEY)})).value;if(t!=='system')document.documentElement.dataset.theme=t}catch{}`;

// Consent tools hold back scripts that are not marked so (B-12). None of these measures anyone.
export const UNMANAGED = 'data-cookieconsent="ignore"';

// A browser uses a preload for a script only where both are to be proved by the same.
const withIntegrity = (href: string, { integrity }: PageAssets): string => {
  const hash = integrity.get(href);
  return `href="${href}"${hash ? ` integrity="${hash}"` : ''}`;
};

/** All of a document before the page's own markup. */
export const documentStart = ({ head, pathname, nonce, shell, page, banner = '' }: DocumentParts): string =>
  [
    '<!doctype html><html lang="en-GB"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    head,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${PAPER.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${PAPER.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${shell.icon}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${shell.pictures.touch}">`,
    `<link rel="manifest" href="${MANIFEST_PATH}">`,
    `<script nonce="${nonce}" ${UNMANAGED}>${THEME_SCRIPT}</script>`,
    ...shell.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[...shell.css, ...page.css].map((href) => `<link rel="stylesheet" ${withIntegrity(href, page)}>`),
    ...shell.js.map((src) => `<script nonce="${nonce}" ${UNMANAGED} src="${src}" defer></script>`),
    // Inert until the page is painted (`browser/start.ts`): what is to be read comes before what brings it to life.
    `<template id="${PRELOAD_ID}">`,
    ...[...shell.preload, ...page.js].map(
      (href) => `<link rel="preload" ${withIntegrity(href, page)} as="script" nonce="${nonce}">`,
    ),
    // Without a hash, which browsers do not support on a preload of data; the fetch itself has one.
    ...page.lists.map((href) => `<link rel="preload" href="${href}" as="fetch" crossorigin>`),
    `</template></head><body class="${escapeHtml(bodyClasses(pathname))}">${banner}<div id="root">`,
  ].join('');

/** The boot data as text. Answers that many pages share keep theirs, which is most of it. */
const bootText = ({ cache, ...rest }: BootData): string => {
  const entries = cache.map(
    ({ value, ...key }) => `${escapeJson(key).slice(0, -1)},"value":${escapeFrozenJson(value)}}`,
  );
  return `${escapeJson(rest).slice(0, -1)},"cache":[${entries.join(',')}]}`;
};

/** Names the origin that the page may load scripts from beside its own: the browser's Trusted Types policy reads it. */
const scriptOrigin = ({ identity }: BootData): string =>
  identity?.kind === 'gigya' ? ` data-script-origin="${sdkOrigin(identity.dataCentre)}"` : '';

/** The boot data as a block that no browser runs. */
export const bootBlock = (boot: BootData): string =>
  `<script type="application/json" ${UNMANAGED} id="${BOOT_ID}"${scriptOrigin(boot)}>${bootText(boot)}</script>`;

/** All of a document after the page's own markup. */
export const documentEnd = (boot: BootData): string => `</div>${bootBlock(boot)}</body></html>`;
