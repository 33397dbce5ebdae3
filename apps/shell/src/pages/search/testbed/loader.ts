import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { isSearchKind, inspectApi, type InspectedAnswer, type SearchKind } from '@signpost/api-client/search';
import type { Problem } from '../address';
import { readWords } from '../read-address';

/** Hits that are looked into. */
const HITS = 10;

/** What the test page shows. */
export interface TestbedData {
  readonly kind: SearchKind;
  readonly q: string;
  readonly problems: readonly Problem[];
  readonly answer: InspectedAnswer;
}

/** Makes the search of the address with everything the service says of it; an index that there is none of is named. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const parameters = new URL(request.url).searchParams;
  const { q, problems } = readWords(parameters);
  const index = parameters.get('index') ?? 'courses';
  const kind = isSearchKind(index) ? index : 'courses';
  if (kind !== index) {
    problems.push({ field: 'index', message: 'There is no such index. This is the one of courses.' });
  }
  const answer = await load(
    context,
    inspectApi.endpoints.inspectIndex.initiate({ kind, query: q, hits: HITS }),
  );
  const shown: TestbedData = { kind, q, problems, answer };
  return problems.length > 0 ? data(shown, { status: 400 }) : shown;
};
