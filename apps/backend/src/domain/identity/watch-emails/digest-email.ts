import { localPath } from '../../../platform/language/request-language';
import type { listChanges } from '../../changes/list-changes';
import type { EmailContent } from '../mail/email-content';
import { digestTexts } from './digest-texts';
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

/** The absolute address of a page in the current language. */
const pageAt = (site: string, path: string): string => site + localPath(path);

const dateText = (site: string, { name, date, about, path }: NearDate): string =>
  [`${name}: ${digestTexts().longDate(date)}`, about, pageAt(site, path)].join('\n');

const changeText = (
  site: string,
  { name, path, provider, summary, dataSet, dataYear }: Digest['changes']['results'][number],
): string =>
  [
    provider.name && provider.name !== name ? `${name}, ${provider.name}` : name,
    `${summary} (${dataSet}, ${dataYear})`,
    ...(path === null ? [] : [pageAt(site, path)]),
  ].join('\n');

const matchText = (site: string, { title, address, total, hits }: NewMatches): string =>
  [
    digestTexts().newResults(title, total),
    ...hits.map((hit) => `${hit.title}: ${pageAt(site, hit.url)}`),
    digestTexts().allResults(pageAt(site, address)),
  ].join('\n');

const subjectOf = ({ dates, changes: { results }, matches }: Digest): string => {
  const { subjects } = digestTexts();
  if (dates.length > 0) return subjects.dates;
  if (results.length === 0) return subjects.matches;
  return results.length + matches.length === 1 ? subjects.oneChange : subjects.changes;
};

/**
 * The email about near dates, changes and new results of watched things, in the current language, with the address that
 * stops such emails.
 */
export const digestEmail = (
  site: string,
  digest: Digest,
  unsubscribeUrl: string,
): EmailContent & { unsubscribeUrl: string } => {
  const { dates, changes, matches } = digest;
  const texts = digestTexts();
  const sections = [
    [texts.headings.dates, dates.map((date) => dateText(site, date))],
    [texts.headings.changes, changes.results.map((change) => changeText(site, change))],
    [texts.headings.matches, matches.map((match) => matchText(site, match))],
  ] as const;
  const told = sections.flatMap(([heading, entries]) =>
    entries.length > 0 ? [[heading, ...entries].join('\n\n')] : [],
  );
  const all = texts.seeAll(pageAt(site, '/explore/favourites#watched'));
  return {
    subject: subjectOf(digest),
    body: `${texts.intro}

${told.join('\n\n')}

${changes.next === null ? all : `${texts.thereIsMore} ${all}`}

${texts.stop(unsubscribeUrl)}`,
    unsubscribeUrl,
  };
};
