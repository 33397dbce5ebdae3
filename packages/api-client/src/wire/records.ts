import * as v from 'valibot';
import type { Report } from '@signpost/api-client/base';

/** Thrown for a response without the expected list. The message is appended to that of X-01. */
export class MissingList extends Error {
  constructor() {
    super('Error parsing response');
  }
  override toString(): string {
    return this.message;
  }
}

/**
 * Parses a list record by record: an invalid record is omitted with a log line that names `what` it should have been.
 * Throws `MissingList` when there is no list.
 */
export const readEach = <Schema extends v.GenericSchema>(
  schema: Schema,
  records: unknown,
  what: string,
  report: Report,
): v.InferOutput<Schema>[] => {
  if (!Array.isArray(records)) throw new MissingList();
  return records.flatMap((record: unknown) => {
    const parsed = v.safeParse(schema, record, { abortPipeEarly: true });
    if (parsed.success) return [parsed.output];
    report(`${what} was left out because its record is not valid`, v.flatten(parsed.issues).nested);
    return [];
  });
};

/** A member of a response by its path of names; undefined when absent. */
export const memberOf = (answer: unknown, ...names: readonly string[]): unknown =>
  names.reduce<unknown>(
    (value, name) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, name)
        ? (value as Readonly<Record<string, unknown>>)[name]
        : undefined,
    answer,
  );
