import { z } from 'zod';

const jsonSchema = z.looseObject({});

const parameterSchema = z.looseObject({
  name: z.string(),
  in: z.enum(['query', 'path', 'header', 'cookie']),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: jsonSchema,
});

const contentSchema = z.record(z.string(), z.looseObject({ schema: jsonSchema.optional() }));

const operationSchema = z.looseObject({
  operationId: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  tags: z.array(z.string()).default(['Other calls']),
  parameters: z.array(parameterSchema).default([]),
  requestBody: z.looseObject({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.looseObject({ content: contentSchema.optional() })),
});

/** The parts of an OpenAPI document that the page uses: its operations by path and method. */
export const openApiSchema = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), description: z.string().default('') }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

export type OpenApi = z.infer<typeof openApiSchema>;
export type Operation = z.infer<typeof operationSchema>;
export type Parameter = z.infer<typeof parameterSchema>;

/** RFC 7807: the response of every endpoint to a request that it cannot fulfil. */
export const problemSchema = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z
    .array(z.strictObject({ field: z.string(), message: z.string() }))
    .optional()
    .describe('The parameters at fault, where it was a parameter.'),
});
