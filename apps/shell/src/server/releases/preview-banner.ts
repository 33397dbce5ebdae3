import type { Preview } from '@signpost/federation/preview';
import { escapeHtml } from '../render/escape';

/** Where the banner's style is: pages take styles from files of the site alone. */
export const BANNER_STYLE_PATH = '/preview-banner.css';

/** The banner is seen by squads and never by visitors, so the site's style sheets do not carry this. */
export const BANNER_STYLE = `
.signpost-preview{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:var(--s-1) var(--s-5);padding:var(--s-2) max(var(--gutter),(100% - var(--wide))/2);background:var(--ink);color:var(--paper);font-size:var(--text-s);line-height:1.4}
.signpost-preview p{overflow-wrap:anywhere}
.signpost-preview code{font-family:ui-monospace,monospace;font-weight:650}
.signpost-preview a{display:inline-flex;align-items:center;min-block-size:var(--target);color:inherit;font-weight:650;text-decoration:underline;text-underline-offset:.2em}
.signpost-preview a:focus-visible{outline:var(--stroke) solid currentcolor;outline-offset:2px}
`;

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});

/** Says above the page which release of which remote this browser is shown and until when, with the way out. */
export const previewBanner = ({ remote, release, expires }: Preview): string =>
  [
    `<link rel="stylesheet" href="${BANNER_STYLE_PATH}">`,
    '<section class="signpost-preview" aria-label="Preview"><p>',
    `Preview: you see release <code>${escapeHtml(release)}</code> of <strong>${escapeHtml(remote)}</strong>`,
    ` until ${escapeHtml(TIME.format(new Date(expires)))}. Visitors do not.</p>`,
    // Of its own target, so that the browser follows it and not the page's router.
    '<a href="?preview=off" target="_top">End the preview</a></section>',
  ].join('');
