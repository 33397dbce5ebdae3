import * as v from 'valibot';

/** Something in an address that could not be used, in words for the visitor. */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/**
 * Reads the fields of an address, each by its schema. A field that cannot be used is left out and named by a problem with
 * its message. Never throws.
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
