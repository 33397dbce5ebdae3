import type { listChanges } from '../../changes/list-changes';
import type { EmailContent } from '../mail/email-content';
import type { NearDate } from './near-dates';
import type { NewMatches } from './new-matches';

/** What an email about watched things tells. */
export interface Digest {
  dates: readonly NearDate[];
  changes: Pick<Awaited<ReturnType<typeof listChanges>>, 'results' | 'next'>;
  matches: readonly NewMatches[];
}

/** Whether there is something to tell. */
export const isWorthSending = ({ dates, changes, matches }: Digest): boolean =>
  dates.length + changes.results.length + matches.length > 0;

const LONG_DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });

const dateText = (site: string, { name, date, about, path }: NearDate): string =>
  [`${name}: ${LONG_DATE.format(new Date(date))}`, about, `${site}${path}`].join('\n');

const changeText = (
  site: string,
  { name, path, provider, summary, dataSet, dataYear }: Digest['changes']['results'][number],
): string =>
  [
    provider.name && provider.name !== name ? `${name}, ${provider.name}` : name,
    `${summary} (${dataSet}, ${dataYear})`,
    ...(path === null ? [] : [`${site}${path}`]),
  ].join('\n');

const matchText = (site: string, { title, address, total, hits }: NewMatches): string =>
  [
    `${title}: ${total} new ${total === 1 ? 'result' : 'results'}`,
    ...hits.map((hit) => `${hit.title}: ${site}${hit.url}`),
    `All results: ${site}${address}`,
  ].join('\n');

const subjectOf = ({ dates, changes: { results }, matches }: Digest): string => {
  if (dates.length > 0) return 'Dates that come near, and news of what you watch';
  if (results.length === 0) return 'New results of a search you watch';
  return results.length + matches.length === 1
    ? 'Something you watch has changed'
    : 'Things you watch have changed';
};

/** The email about near dates, changes and new results of watched things, with the address that stops such emails. */
export const digestEmail = (
  site: string,
  digest: Digest,
  unsubscribeUrl: string,
): EmailContent & { unsubscribeUrl: string } => {
  const { dates, changes, matches } = digest;
  const sections = [
    ['Dates that come near', dates.map((date) => dateText(site, date))],
    ['What the newest published data changed', changes.results.map((change) => changeText(site, change))],
    ['New results of your searches', matches.map((match) => matchText(site, match))],
  ] as const;
  const told = sections.flatMap(([heading, entries]) =>
    entries.length > 0 ? [[`${heading}:`, ...entries].join('\n\n')] : [],
  );
  return {
    subject: subjectOf(digest),
    body: `You asked us to tell you about these.

${told.join('\n\n')}
${changes.next === null ? '\n' : '\nThere is more. '}See all of it, or change what you watch: ${site}/explore/favourites#watched

To stop these emails, open this link and press the button: ${unsubscribeUrl}`,
    unsubscribeUrl,
  };
};
