import { z } from 'zod';
import { careerSchema } from '../../../domain/catalogue/content/careers';
import { START_KINDS, relatedStarts, startsOf } from '../../../domain/careers/compass';
import { Problem } from '../../../platform/problem/problem';
import { once, oneOf, query } from '../../query';
import type { Services } from '../../services';
import type { callMaker } from './call';
import type { Resources } from './resources';
import { careerCardSchema, manyItems, oneItem } from './schema';

const none = z.object({});
const startShape = { kind: z.enum(START_KINDS), title: z.string(), careers: z.int() };

/** A starting point; its id is unique among those of its kind. */
const startSchema = z.strictObject({
  type: z.literal('starts'),
  id: z.string(),
  attributes: z.strictObject(startShape),
});

/** A starting point with the careers it leads to, by title, and the other starting points that lead to many of them. */
const directionsSchema = oneItem(
  z.strictObject({
    type: z.literal('directions'),
    id: z.string(),
    attributes: z.strictObject({
      ...startShape,
      careers: z.array(
        z.strictObject({
          ...careerCardSchema.shape,
          attributes: z.strictObject({
            ...careerCardSchema.shape.attributes.shape,
            levels: careerSchema.shape.education.shape.levels,
            /** Regions in which an apprenticeship of the catalogue trains for the career. */
            regions: z.array(z.string()),
          }),
        }),
      ),
      /** `shared` is the number of these careers that the other starting point leads to as well. */
      near: z.array(z.strictObject({ id: z.string(), ...startShape, shared: z.int() })),
    }),
  }),
);

/** The endpoints of the compass: from a subject, a skill or an interest to careers. */
export const compassCalls = (
  { documents }: Services,
  resources: Resources,
  define: ReturnType<typeof callMaker>,
) => {
  const starts = () =>
    startsOf(documents.all('careers'), documents.all('subject-guides'), documents.all('traits'));
  const regionsFor = (soc: string) => {
    const open = documents.all('apprenticeships').filter(({ careers }) => careers.includes(soc));
    return [...new Set(open.map(({ place }) => place.region))].sort();
  };
  return [
    define({
      path: 'compass',
      operationId: 'listCompassStarts',
      summary: 'Subjects, skills and interests that lead to careers',
      params: none,
      query: query({}),
      response: manyItems(startSchema),
      answer: () => ({
        data: starts().map(({ id, kind, title, careers }) => ({
          type: 'starts' as const,
          id,
          attributes: { kind, title, careers: careers.length },
        })),
      }),
    }),
    define({
      path: 'compass/:kind/:id',
      operationId: 'getCompassDirections',
      summary: 'The careers that a subject, a skill or an interest leads to',
      params: z.object({ kind: oneOf(START_KINDS), id: once('must be given once').max(100) }),
      query: query({}),
      response: directionsSchema,
      answer: ({ kind, id }) => {
        const all = starts();
        const start = all.find((each) => each.kind === kind && each.id === id);
        if (!start) throw new Problem(404, 'There is nothing to start from by this name.');
        const careers = [...start.careers].sort((one, other) => one.title.localeCompare(other.title, 'en'));
        return {
          data: {
            type: 'directions' as const,
            id,
            attributes: {
              kind,
              title: start.title,
              careers: careers.map((career) => {
                const { attributes, ...card } = resources.card(career);
                const more = { levels: career.education.levels, regions: regionsFor(career.id) };
                return { ...card, attributes: { ...attributes, ...more } };
              }),
              near: relatedStarts(start, all).map((each) => ({ ...each, careers: each.careers.length })),
            },
          },
        };
      },
    }),
  ];
};
