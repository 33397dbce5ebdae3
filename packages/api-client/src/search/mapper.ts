import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';
import { toParts } from './highlight';
import type { IndexKind } from './kinds/kinds';
import { FACET_VALUES, METRES_IN_A_MILE } from './request';
import { RawFacts, RawHit, type RawAnswer } from './schema';
import type { HitFacts, SearchHit, SearchPage, SearchRequest } from './types';
import { understoodIn } from './understood';

/** Maps a service record to a hit; returns null with a log line when it has no usable address or name. */
export const readHit = (record: unknown, kind: IndexKind, report: Report): SearchHit | null => {
  const parsed = v.safeParse(RawHit, record, { abortPipeEarly: true });
  if (!parsed.success) {
    report(`A record of ${kind} was left out because it is not valid`, v.flatten(parsed.issues).nested);
    return null;
  }
  const raw = parsed.output;
  const matched = raw._rankingInfo?.matchedGeoLocation;
  const title = raw._highlightResult?.title;
  return {
    kind,
    id: raw.objectID,
    name: raw.title,
    title: toParts(title?.value ?? raw.title),
    titleMatch: title?.matchLevel ?? 'none',
    summary: toParts(quote(raw) ?? raw.summary ?? ''),
    url: raw.url,
    image: raw.image ?? null,
    logo: raw.logo ?? null,
    position: matched ? { lat: matched.lat, lng: matched.lng } : (raw._geoloc?.[0] ?? null),
    ...(!matched && raw._geoloc && raw._geoloc.length > 1 && { positions: raw._geoloc }),
    distance: matched ? Math.round((matched.distance / METRES_IN_A_MILE) * 10) / 10 : null,
    facts: factsOf(record),
  };
};

/** The matching snippet of the text, when the match is not in the title. */
const quote = ({ _highlightResult: whole, _snippetResult: part }: RawHit): string | undefined =>
  whole?.title?.matchLevel !== 'full' && part?.body && part.body.matchLevel !== 'none'
    ? part.body.value
    : undefined;

/** Only the facts that are present, because they are serialised into the page. */
const factsOf = (record: unknown): HitFacts =>
  Object.fromEntries(
    Object.entries(v.parse(RawFacts, record)).filter(([, value]) => value !== undefined),
  ) as HitFacts;

/**
 * Maps a service response to a page. Facets with choices were counted separately: the most frequent values are kept,
 * and the chosen ones regardless of their count, unless the request is for every value.
 */
export const toPage = (
  answer: RawAnswer,
  recounted: RawAnswer['facets'],
  { kind, chosen = {}, everyValue = false }: SearchRequest,
  report: Report,
): SearchPage => ({
  kind,
  total: answer.nbHits,
  pages: answer.nbPages,
  hits: answer.hits.flatMap((record) => readHit(record, kind, report) ?? []),
  facets: Object.fromEntries(
    Object.entries({ ...answer.facets, ...recounted }).map(([name, counts]) => [
      name,
      Object.entries(counts)
        .map(([value, count]) => ({ value, count }))
        .sort((one, other) => other.count - one.count)
        .filter(({ value }, place) => everyValue || place < FACET_VALUES || chosen[name]?.includes(value)),
    ]),
  ),
  suggestedQuery: answer.suggestedQuery ?? null,
  ...understoodIn(answer.userData),
});
