import { t } from '@signpost/language';
import { currentLanguage, localAddress, prefixOf } from '@signpost/language/runtime';
import { SITE_NAME } from '../../../app/document-title';
import { escapeXml } from '../escape-xml';
import type { Document } from '../send-document';
import { FEED_PATH } from './feed-link';
import { searchOf, type Changes, type FeedQuery } from './read-changes';

type Change = Changes['results'][number];

const MAX_AGE_SECONDS = 900;
/** The `updated` of a feed without entries, which must have one. */
const NEVER = '1970-01-01T00:00:00Z';

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeXml(href)}"/>`;

const titleOf = ({ kind, name, provider, change }: Change): string => {
  const record = `${name}${kind === 'course' && provider.name ? `, ${provider.name}` : ''}`;
  const titles = {
    added: () => t('{record}: added', { record }),
    removed: () => t('{record}: removed', { record }),
    changed: () => t('{record}: changed', { record }),
  };
  return titles[change]();
};

const contentOf = ({ summary, dataSet, dataYear }: Change): string =>
  // As text, because a year has no separators.
  t('{summary} From {dataSet}, {dataYear}.', { summary, dataSet, dataYear: String(dataYear) });

/** The id of RFC 4151 never changes, even when the record's page moves. */
const tag = (site: URL, specific: string): string => `tag:${site.hostname},2026:changes${specific}`;

const entry = (change: Change, site: URL): string =>
  [
    '<entry>',
    element('id', tag(site, `/${change.id}`)),
    element('title', titleOf(change)),
    element('updated', change.changedAt),
    ...(change.path ? [link('alternate', new URL(localAddress(change.path), site).href)] : []),
    `<category term="${change.kind}"/><category term="${change.change}"/>`,
    `<content type="text">${escapeXml(contentOf(change))}</content>`,
    '</entry>',
  ].join('');

/**
 * Returns a page of changes as an Atom feed (RFC 4287) in the current language, linked to the page of older ones (RFC
 * 5005).
 */
export const atomFeed = ({ results, next }: Changes, query: FeedQuery, site: URL): Document => {
  const addressOf = (parameters: FeedQuery) =>
    new URL(`${localAddress(FEED_PATH)}${searchOf(parameters)}`, site).href;
  const whole: FeedQuery = { ...query, before: undefined };
  return {
    body: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${currentLanguage()}">`,
      element('id', tag(site, `${prefixOf(currentLanguage())}${searchOf(whole)}`)),
      element('title', t('{SITE_NAME}: what each update of the data changed', { SITE_NAME })),
      element('updated', results[0]?.changedAt ?? NEVER),
      '<author><name>Signpost</name></author>',
      link('self', addressOf(query)),
      link('alternate', new URL(localAddress('/about-the-data'), site).href),
      ...(next === null ? [] : [link('next', addressOf({ ...whole, before: String(next) }))]),
      ...results.map((change) => entry(change, site)),
      '</feed>',
      '',
    ].join('\n'),
    type: 'application/atom+xml; charset=utf-8',
    maxAge: MAX_AGE_SECONDS,
  };
};
