import { z } from 'zod';
import type { SearchParameters } from './parameters/parameters';
import { searchParametersShape } from './parameters/parameters';
import { SearchError } from './search-error';

const cursorSchema = z.object({ after: z.int().min(0), parameters: z.object(searchParametersShape) });

/** Encodes the state of a browse call: its parameters and the number of the last document returned. Not encrypted; `readCursor` validates it. */
export const writeCursor = (after: number, parameters: SearchParameters): string =>
  Buffer.from(JSON.stringify({ after, parameters })).toString('base64url');

/** Decodes a cursor. Throws SearchError (400) for an invalid one. */
export const readCursor = (cursor: string): z.infer<typeof cursorSchema> => {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new SearchError(400, 'Invalid value for "cursor": must be the cursor of an earlier answer');
  }
};
