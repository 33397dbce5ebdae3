import * as v from 'valibot';
import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';

const Assessment = v.object({
  /** The id of the quiz's results, empty when it was not taken. */
  assessmentId: v.pipe(v.string(), v.regex(/^[\w-]{0,100}$/)),
  assessmentType: v.literal('short'),
});

/** Which quiz the visitor took (E-23). */
export type Assessment = Readonly<v.InferOutput<typeof Assessment>>;

const NONE: Assessment = { assessmentId: '', assessmentType: 'short' };

/** The query parameter that brings the id (B-10). */
export const ASSESSMENT_PARAMETER = 'assessmentId';

// Taking the quiz is asking for its results; they are remembered until the visit ends.
const live = liveValue<Assessment>(
  storedValue({
    key: 'signpost.assessment',
    version: 1,
    schema: Assessment,
    fallback: NONE,
    consent: 'requested',
    area: 'session',
  }),
);

/** The id that a query string brings (B-10): empty for the text `false` and for what cannot be an id, null without the parameter. */
export const readAssessmentId = (parameters: URLSearchParams): string | null => {
  const id = parameters.get(ASSESSMENT_PARAMETER);
  if (id === null) return null;
  return id !== 'false' && v.is(Assessment, { ...NONE, assessmentId: id }) ? id : '';
};

/** Sets the id at startup from the page's query string; without the parameter all stays as it is (S-07). */
export const startAssessment = (parameters: URLSearchParams): void => {
  const assessmentId = readAssessmentId(parameters);
  if (assessmentId !== null) live.set({ ...NONE, assessmentId });
};

/** Follows which quiz was taken; none on the server and while hydrating. */
export const useAssessment = (): Assessment => useLiveValue(live, NONE);
