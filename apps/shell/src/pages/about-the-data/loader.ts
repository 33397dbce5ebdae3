import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { countsApi, type Counts } from './counts';

/** What the page is given: how many records there are of each kind, or null when that cannot be counted now. */
export interface AboutData {
  readonly counts: Counts | null;
}

/** Counts the records. The page says as much without the numbers, so failing to count is no failure. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<AboutData> => {
  const outcome = await attempt(context, countsApi.endpoints.countRecords.initiate(undefined));
  return { counts: 'data' in outcome ? outcome.data : null };
};
