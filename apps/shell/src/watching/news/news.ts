import type { Change } from '@signpost/api-client/changes';
import type { Watch } from '@signpost/identity/watches';

/** A date that comes near. */
export interface NearDate {
  readonly id: string;
  readonly name: string;
  /** ISO 8601: a day, or a time. */
  readonly at: string;
  readonly message: string;
  readonly link: string;
  readonly linkLabel: string;
}

/** What a watched search finds that was not in the data before. */
export interface NewMatches {
  /** The search's address. */
  readonly search: string;
  readonly total: number;
  readonly hits: readonly { readonly id: string; readonly name: string; readonly url: string }[];
}

/** What there is to tell about watched things. */
export interface News {
  /** Id of the newest change of all, 0 without any; null when it could not be loaded. */
  readonly latest: number | null;
  readonly changes: readonly Change[];
  readonly matches: readonly NewMatches[];
  readonly dates: readonly NearDate[];
  /** Whether a part could not be loaded. */
  readonly partial: boolean;
}

/** UKPRN of a university, which is the beginning of its id. */
const UKPRN_LENGTH = 8;

const idsOf = (items: readonly Watch[], kind: Watch['kind']): string[] =>
  items.filter((item) => item.kind === kind).map(({ id }) => id);

/** What the news of watches depend on. */
export const newsQuery = (items: readonly Watch[], seen: number | null): URLSearchParams => {
  const query = new URLSearchParams();
  for (const id of idsOf(items, 'courses')) query.append('course', id);
  for (const id of idsOf(items, 'unis')) query.append('uni', id.slice(0, UKPRN_LENGTH));
  for (const address of idsOf(items, 'filters')) query.append('search', address);
  if (seen !== null) query.set('after', String(seen));
  return query;
};

/** How many things there are to tell. */
export const countNews = ({ changes, matches }: News): number =>
  changes.length + matches.reduce((sum, { total }) => sum + total, 0);
