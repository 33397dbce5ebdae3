import * as v from 'valibot';

/** Why a figure is missing. A reason unknown to this version reads as the weakest one. */
export const RawAbsence = v.fallback(
  v.picklist(['not-imported', 'too-small', 'too-new', 'not-published']),
  'not-published',
);
