import { t } from '@signpost/language';
import { currentLanguage, localAddress, splitAddress } from '@signpost/language/runtime';
import { dateTime, escapeHtml } from '@signpost/shared-ui';
import { ROOT_ID } from '../../transfer/boot-data';
import { OFFLINE_PAGE, OFFLINE_STYLE } from '../addresses';
import { CASE_ATTRIBUTE, LIST_ATTRIBUTE, NOTICE_CLASS } from '../markup';
import type { KeptPage } from './kept';

/** Why a kept page is shown: the server could not be reached, or did not answer in time. */
export type Cause = 'offline' | 'slow';

const sentences = (): Readonly<Record<Cause, string>> => ({
  offline: t('You are offline.'),
  slow: t('The connection is very slow.'),
});

// With a target, so that the browser follows the links and not the client-side router.
const notice = (at: number, cause: Cause): string =>
  [
    `<link rel="stylesheet" href="${OFFLINE_STYLE}"><section class="${NOTICE_CLASS}" aria-label="${escapeHtml(t('Offline'))}">`,
    `<p><strong>${escapeHtml(sentences()[cause])}</strong> ${escapeHtml(t('This page is from {when}.', { when: dateTime(at) }))}</p>`,
    `<p><a href="" target="_top">${escapeHtml(t('Try again'))}</a> `,
    `<a href="${localAddress(OFFLINE_PAGE)}" target="_top">${escapeHtml(t('Pages kept here'))}</a></p></section>`,
  ].join('');

/** Returns a kept document in the current language with a notice above the page that says when it was kept. */
export const withNotice = (html: string, at: number, cause: Cause): string => {
  const root = `<div id="${ROOT_ID}">`;
  // A function, because a replacement text has its own syntax.
  return html.replace(root, () => notice(at, cause) + root);
};

type Listed = readonly [path: string, kept: KeptPage];

const isInOtherLanguage = ([path]: Listed): boolean => splitAddress(path).language !== currentLanguage();

const item = (listed: Listed): string => {
  const [path, { title, at }] = listed;
  const lang = isInOtherLanguage(listed) ? ` lang="${splitAddress(path).language}"` : '';
  const from = t('from {when}', { when: dateTime(at) });
  return `<li><a href="${escapeHtml(path)}"${lang}>${escapeHtml(title)}</a> <span>${escapeHtml(from)}</span></li>`;
};

/** Pages in the current language first, then the newest. */
const byUse = (one: Listed, other: Listed): number =>
  Number(isInOtherLanguage(one)) - Number(isInOtherLanguage(other)) || other[1].at - one[1].at;

const setShown = (html: string, name: string, isShown: boolean): string =>
  html.replace(
    new RegExp(`${CASE_ATTRIBUTE}="${name}"( hidden="")?`),
    `${CASE_ATTRIBUTE}="${name}"${isShown ? '' : ' hidden=""'}`,
  );

/**
 * Returns the offline page of the current language with the kept pages: those in that language first, then the newest.
 * `isFallback` when it stands in for a page that cannot be
 * reached; otherwise the visitor asked for the list.
 */
export const withKeptPages = (
  html: string,
  pages: ReadonlyMap<string, KeptPage>,
  isFallback: boolean,
): string => {
  const items = [...pages].sort(byUse).map(item);
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
