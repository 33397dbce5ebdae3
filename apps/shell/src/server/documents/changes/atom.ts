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

const titleOf = ({ kind, name, provider, change }: Change): string =>
  `${name}${kind === 'course' && provider.name ? `, ${provider.name}` : ''}: ${change}`;

/** The id of RFC 4151 never changes, even when the record's page moves. */
const tag = (site: URL, specific: string): string => `tag:${site.hostname},2026:changes${specific}`;

const entry = (change: Change, site: URL): string =>
  [
    '<entry>',
    element('id', tag(site, `/${change.id}`)),
    element('title', titleOf(change)),
    element('updated', change.changedAt),
    ...(change.path ? [link('alternate', new URL(change.path, site).href)] : []),
    `<category term="${change.kind}"/><category term="${change.change}"/>`,
    `<content type="text">${escapeXml(`${change.summary} From ${change.dataSet}, ${change.dataYear}.`)}</content>`,
    '</entry>',
  ].join('');

/** Returns a page of changes as an Atom feed (RFC 4287), linked to the page of older ones (RFC 5005). */
export const atomFeed = ({ results, next }: Changes, query: FeedQuery, site: URL): Document => {
  const addressOf = (parameters: FeedQuery) => new URL(`${FEED_PATH}${searchOf(parameters)}`, site).href;
  const whole: FeedQuery = { ...query, before: undefined };
  return {
    body: [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">',
      element('id', tag(site, searchOf(whole))),
      element('title', 'Signpost: what each update of the data changed'),
      element('updated', results[0]?.changedAt ?? NEVER),
      '<author><name>Signpost</name></author>',
      link('self', addressOf(query)),
      link('alternate', new URL('/about-the-data', site).href),
      ...(next === null ? [] : [link('next', addressOf({ ...whole, before: String(next) }))]),
      ...results.map((change) => entry(change, site)),
      '</feed>',
      '',
    ].join('\n'),
    type: 'application/atom+xml; charset=utf-8',
    maxAge: MAX_AGE_SECONDS,
  };
};
