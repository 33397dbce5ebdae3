import { t } from '@signpost/language';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { isSearchKind, inspectApi, type InspectedAnswer, type SearchKind } from '@signpost/api-client/search';
import type { AddressProblem } from '@signpost/api-client/filters';
import { readWords } from '../read-address';

/** Number of hits inspected. */
const MAX_HITS = 10;

/** Loader data of the test page. */
export interface TestbedData {
  readonly kind: SearchKind;
  readonly q: string;
  readonly problems: readonly AddressProblem[];
  readonly answer: InspectedAnswer;
}

/** Searches for the address's query with all ranking details; an unknown index is reported as a problem. */
export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const parameters = new URL(request.url).searchParams;
  const { q, problems } = readWords(parameters);
  const index = parameters.get('index') ?? 'courses';
  const kind = isSearchKind(index) ? index : 'courses';
  if (kind !== index) {
    problems.push({ field: 'index', message: t('There is no such index. This is the one of courses.') });
  }
  const answer = await load(
    context,
    inspectApi.endpoints.inspectIndex.initiate({ kind, query: q, hits: MAX_HITS }),
  );
  const testbedData: TestbedData = { kind, q, problems, answer };
  return problems.length > 0 ? data(testbedData, { status: 400 }) : testbedData;
};
