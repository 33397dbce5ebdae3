import * as v from 'valibot';

/** A query parameter that could not be used, with a message for the visitor. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/**
 * Parses query parameters, each with its schema. Leaves out an invalid one and reports it as a problem with its
 * message. Never throws.
 */
export const addressReader = (parameters: URLSearchParams) => {
  const problems: Problem[] = [];
  const read = <Output>(
    field: string,
    schema: v.GenericSchema<unknown, Output>,
    message: string,
  ): Output | null => {
    const text = parameters.get(field)?.trim();
    if (!text) return null;
    const parsed = v.safeParse(schema, text);
    if (parsed.success) return parsed.output;
    problems.push({ field, message });
    return null;
  };
  return { problems, read };
};
