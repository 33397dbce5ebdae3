import { slugOf } from '../unis/slug';
import type { OpenDay } from './types';

/** Returns the path of an open day: its section on the page of its provider. */
export const openDayPath = ({ provider }: OpenDay): string =>
  `/explore/unis/${provider.providerId.slice(0, 8)}/${slugOf(provider.name)}#open-days`;
