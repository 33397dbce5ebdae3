import type { Preview } from '@signpost/federation/preview';
import { escapeHtml } from '@signpost/shared-ui';

/** The path of the banner's style sheet. A file, because the content security policy allows no inline styles. */
export const BANNER_STYLE_PATH = '/preview-banner.css';

/** The banner's styles. Not part of the site's style sheets, because only squads see previews. */
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

/** Returns the banner above a previewed page: the remote, its release, when the preview expires, and a link to end it. */
export const previewBanner = ({ remote, release, expires }: Preview): string =>
  [
    `<link rel="stylesheet" href="${BANNER_STYLE_PATH}">`,
    '<section class="signpost-preview" aria-label="Preview"><p>',
    `Preview: you see release <code>${escapeHtml(release)}</code> of <strong>${escapeHtml(remote)}</strong>`,
    ` until ${escapeHtml(TIME.format(new Date(expires)))}. Visitors do not.</p>`,
    // With a target, so that the browser follows the link and not the client-side router.
    '<a href="?preview=off" target="_top">End the preview</a></section>',
  ].join('');
