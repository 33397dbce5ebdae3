import { dateTime, escapeHtml } from '@signpost/shared-ui';
import { ROOT_ID } from '../../transfer/boot-data';
import { OFFLINE_PAGE, OFFLINE_STYLE } from '../addresses';
import { CASE_ATTRIBUTE, LIST_ATTRIBUTE, NOTICE_CLASS } from '../markup';
import type { KeptPage } from './kept';

/** Why a kept page is shown: the server could not be reached, or did not answer in time. */
export type Cause = 'offline' | 'slow';

const SENTENCES: Readonly<Record<Cause, string>> = {
  offline: 'You are offline.',
  slow: 'The connection is very slow.',
};

// With a target, so that the browser follows the links and not the client-side router.
const notice = (at: number, cause: Cause): string =>
  [
    `<link rel="stylesheet" href="${OFFLINE_STYLE}"><section class="${NOTICE_CLASS}" aria-label="Offline">`,
    `<p><strong>${SENTENCES[cause]}</strong> This page is from ${escapeHtml(dateTime(at))}.</p>`,
    `<p><a href="" target="_top">Try again</a> <a href="${OFFLINE_PAGE}" target="_top">Pages kept here</a></p></section>`,
  ].join('');

/** Returns a kept document with a notice above the page that says when it was kept. */
export const withNotice = (html: string, at: number, cause: Cause): string => {
  const root = `<div id="${ROOT_ID}">`;
  // A function, because a replacement text has its own syntax.
  return html.replace(root, () => notice(at, cause) + root);
};

const item = ([path, { title, at }]: readonly [string, KeptPage]): string =>
  `<li><a href="${escapeHtml(path)}">${escapeHtml(title)}</a> <span>from ${escapeHtml(dateTime(at))}</span></li>`;

const setShown = (html: string, name: string, isShown: boolean): string =>
  html.replace(
    new RegExp(`${CASE_ATTRIBUTE}="${name}"( hidden="")?`),
    `${CASE_ATTRIBUTE}="${name}"${isShown ? '' : ' hidden=""'}`,
  );

/**
 * Returns the offline page with the kept pages, newest first. `isFallback` when it stands in for a page that cannot be
 * reached; otherwise the visitor asked for the list.
 */
export const withKeptPages = (
  html: string,
  pages: ReadonlyMap<string, KeptPage>,
  isFallback: boolean,
): string => {
  const items = [...pages].sort(([, one], [, other]) => other.at - one.at).map(item);
  const cases = {
    asked: !isFallback,
    fallback: isFallback,
    none: items.length === 0,
    some: items.length > 0,
  };
  const shown = Object.entries(cases).reduce((text, [name, isShown]) => setShown(text, name, isShown), html);
  const list = `${LIST_ATTRIBUTE}="">`;
  return shown.replace(list, () => list + items.join(''));
};
