import * as v from 'valibot';
import { onApiHost } from '@signpost/api-client/base';

/** The address of a picture, which is on the API host (C-23). */
export const picture = v.pipe(v.string(), v.transform(onApiHost));
