import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { changesApi } from '@signpost/api-client/changes';
import { pageNotFound } from '@signpost/federation/contract';
import { nearDeadline, nearOpenDays } from './near-dates';
import { newMatches } from './new-matches';
import type { News } from './news';

const MAX_WATCHED = 40;

/** Reads the id of a change; null without one. */
const readAfter = (parameters: URLSearchParams): number | null => {
  const text = parameters.get('after') ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
};

/**
 * Loads the news about watched courses, universities and searches (E-19). Only open pages request it: on a server it is
 * not found. Without `after` there are no changes to tell, because the visitor has only begun to watch. What fails is
 * left out, and the news are `partial`.
 */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<News> => {
  if (typeof window === 'undefined') throw pageNotFound(request.url);
  const { searchParams } = new URL(request.url);
  const [records, providers, searches] = ['course', 'uni', 'search'].map((name) =>
    searchParams.getAll(name).slice(0, MAX_WATCHED),
  ) as [string[], string[], string[]];
  const after = readAfter(searchParams);
  const { listChanges } = changesApi.endpoints;
  const hasRecords = records.length + providers.length > 0;
  const now = Date.now();
  const [newest, changes, matches, openDays, deadline] = await Promise.all([
    attempt(context, listChanges.initiate({ limit: 1 })),
    after !== null && hasRecords
      ? attempt(context, listChanges.initiate({ records, providers, after }))
      : { data: [] },
    newMatches(context, after === null ? [] : searches, after ?? 0),
    nearOpenDays(context, providers, now),
    nearDeadline(context, records.length > 0, now),
  ]);
  return {
    latest: 'data' in newest ? (newest.data[0]?.id ?? 0) : null,
    changes: 'data' in changes ? changes.data : [],
    matches: matches.flatMap((found) => (found && found.total > 0 ? [found] : [])),
    dates: [...(deadline ?? []), ...(openDays ?? [])],
    partial: !('data' in newest) || !('data' in changes) || matches.includes(null) || !openDays || !deadline,
  };
};
