import { z } from 'zod';
import type { SearchParameters } from './parameters';
import { searchParametersShape } from './parameters';
import { SearchError } from './search-error';

const schema = z.object({ after: z.int().min(0), parameters: z.object(searchParametersShape) });

/** Where browsing goes on: what was asked for, and the last document given. Readable by anyone, and checked like any parameter. */
export const writeCursor = (after: number, parameters: SearchParameters): string =>
  Buffer.from(JSON.stringify({ after, parameters })).toString('base64url');

/** Reads a cursor. Throws SearchError for a text that is none. */
export const readCursor = (cursor: string): z.infer<typeof schema> => {
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new SearchError(400, 'Invalid value for "cursor": must be the cursor of an earlier answer');
  }
};
