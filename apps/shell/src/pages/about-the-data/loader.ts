import type { LoaderFunctionArgs } from 'react-router-dom';
import { attempt } from '@signpost/api-client/base';
import { countsApi, type Counts } from './counts';

/** Loader data: the number of records of each kind, or null when they cannot be counted now. */
export interface AboutData {
  readonly counts: Counts | null;
}

/** Counts the records. A failed count is not an error, because the page is complete without the numbers. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<AboutData> => {
  const outcome = await attempt(context, countsApi.endpoints.countRecords.initiate(undefined));
  return { counts: 'data' in outcome ? outcome.data : null };
};
