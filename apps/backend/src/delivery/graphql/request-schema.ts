import { z } from 'zod';

const text = z.string('must be given once');

/** C-13 as a GET; `variables` and `extensions` are JSON text. */
export const graphqlQuerySchema = z.looseObject({
  query: text,
  operationName: text.optional(),
  variables: text.optional(),
  extensions: text.optional(),
});

const json = z.record(z.string(), z.unknown());

/** C-13 as a POST. */
export const graphqlBodySchema = z.looseObject({
  query: z.string(),
  operationName: z.string().nullish(),
  variables: json.nullish(),
  extensions: json.nullish(),
});

/** C-13's response: `data`, or `errors`, or both. */
export const graphqlAnswerSchema = z.strictObject({
  data: json.nullish(),
  errors: z.array(z.looseObject({ message: z.string() })).optional(),
});
