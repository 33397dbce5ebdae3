import * as v from 'valibot';

/** Why a figure is not there. A reason that a newer service knows is read as the least that it can mean. */
export const RawAbsence = v.fallback(
  v.picklist(['not-imported', 'too-few', 'not-asked', 'not-published']),
  'not-published',
);
