import { z } from 'zod';
import { careerPathwaySchema } from '../../../domain/catalogue/content/careers';
import { Problem } from '../../../platform/problem/problem';
import { listOf, query } from '../../query';
import type { Services } from '../../services';
import type { callMaker } from './call';
import type { Resources } from './resources';
import { categorySchema, manyItems, oneItem, pathwayFullSchema, pathwaySchema } from './schema';

const MAX_IDS = 200;

const pathwayId = z.string().max(100).pipe(careerPathwaySchema.shape.id);

/** The calls for categories and pathways of careers. */
export const pathwayCalls = (
  { documents }: Services,
  resources: Resources,
  define: ReturnType<typeof callMaker>,
) => [
  define({
    path: 'categories',
    operationId: 'listCareerCategories',
    summary: 'Families of careers, with what belongs to each',
    params: z.object({}),
    query: query({}),
    response: manyItems(categorySchema),
    answer: () => ({ data: documents.all('career-categories').map(resources.category) }),
  }),
  define({
    path: 'pathways',
    operationId: 'listCareerPathways',
    summary: 'Career pathways; only those named by `ids`, in the order of the ids',
    params: z.object({}),
    query: query({ ids: listOf(pathwayId, MAX_IDS).optional() }),
    response: manyItems(pathwaySchema),
    answer: (_, { ids }) => {
      const picked = ids?.flatMap((id) => documents.byId('career-pathways', id) ?? []);
      return { data: (picked ?? documents.all('career-pathways')).map(resources.pathway) };
    },
  }),
  define({
    path: 'pathways/:pathway',
    operationId: 'getCareerPathway',
    summary: 'One pathway with its careers, from where people begin to where they may arrive',
    params: z.object({ pathway: pathwayId }),
    query: query({}),
    response: oneItem(pathwayFullSchema),
    answer: ({ pathway }) => {
      const record = documents.byId('career-pathways', pathway);
      if (!record) throw new Problem(404, 'There is no such career pathway.');
      return { data: resources.pathwayInFull(record) };
    },
  }),
];
