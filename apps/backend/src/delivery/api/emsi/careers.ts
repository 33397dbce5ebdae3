import { z } from 'zod';
import { careerSchema } from '../../../domain/catalogue/content/careers';
import { NATIONS } from '../../../domain/catalogue/record';
import { Problem } from '../../../platform/problem/problem';
import { askerOf } from '../../search/cost/asker';
import { findIds } from '../../search/thread/find-ids';
import { listOf, once, oneOf, query, whole } from '../../query';
import type { Services } from '../../services';
import type { callMaker } from './call';
import type { Resources } from './resources';
import { careerCardSchema, careerFullSchema, manyItems, oneItem } from './schema';

const MAX_IDS = 200;

/** A SOC 2020 unit group's code. */
export const socCode = once('must be given once').pipe(
  careerSchema.shape.id.regex(/^\d{4}$/, 'must be a SOC code of four digits'),
);

/** K-08: a nation as a URL segment. */
const country = oneOf(['england', 'scotland', 'wales', 'northern-ireland']);
type Country = z.output<typeof country>;
const nationOf = (code: Country) =>
  NATIONS.find((nation) => nation.toLowerCase().replaceAll(' ', '-') === code);

/** The calls for careers. */
export const careerCalls = (
  { documents, search }: Services,
  resources: Resources,
  define: ReturnType<typeof callMaker>,
) => {
  const inNation = (code: Country) =>
    documents.all('careers').filter((career) => career.nations.some((nation) => nation === nationOf(code)));

  return [
    define({
      path: 'careers/search',
      operationId: 'searchCareers',
      summary: 'Careers by a text, in the order of the search service',
      params: z.object({}),
      query: query({
        query: once('must be given once').trim().max(200, 'must be at most 200 characters').default(''),
        limit: whole(1, 100).default(50),
        searchFields: oneOf(['title']).default('title'),
      }),
      response: manyItems(careerCardSchema),
      answer: async (_, { query: text, limit }, request) => {
        const { ids } = await findIds(search, askerOf(request), { kind: 'careers', text, most: limit });
        return { data: ids.flatMap((id) => documents.byId('careers', id) ?? []).map(resources.card) };
      },
    }),
    define({
      path: 'careers/:country',
      operationId: 'listCareers',
      summary:
        'The careers of a nation as cards; only those named by `ids`, in full and in the order of the ids',
      params: z.object({ country }),
      query: query({ ids: listOf(socCode, MAX_IDS).optional() }),
      response: manyItems(z.union([careerFullSchema, careerCardSchema])),
      answer: ({ country: code }, { ids }) => {
        const careers = inNation(code);
        if (!ids) return { data: careers.map(resources.card) };
        const picked = ids.flatMap((id) => careers.find((career) => career.id === id) ?? []);
        return { data: picked.map(resources.career) };
      },
    }),
    define({
      path: 'careers/:country/:soc',
      operationId: 'getCareer',
      summary: 'One career in full',
      params: z.object({ country, soc: socCode }),
      query: query({}),
      response: oneItem(careerFullSchema),
      answer: ({ country: code, soc }) => {
        const career = inNation(code).find(({ id }) => id === soc);
        if (!career) throw new Problem(404, 'There is no career with this SOC code here.');
        return { data: resources.career(career) };
      },
    }),
  ];
};
