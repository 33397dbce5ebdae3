import * as v from 'valibot';
import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';

const Assessment = v.object({
  /** The id of the quiz's results, empty when the quiz was not taken. */
  assessmentId: v.pipe(v.string(), v.regex(/^[\w-]{0,100}$/)),
  assessmentType: v.literal('short'),
});

/** The quiz result of the visitor (E-23). */
export type Assessment = Readonly<v.InferOutput<typeof Assessment>>;

const NONE: Assessment = { assessmentId: '', assessmentType: 'short' };

/** The query parameter that carries the id (B-10). */
export const ASSESSMENT_PARAMETER = 'assessmentId';

// Taking the quiz is a request for its results, so no consent is needed; they are stored for the session.
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

/**
 * Reads the id from a query string (B-10): empty for the text `false` and for an invalid id, null without the
 * parameter.
 */
export const readAssessmentId = (parameters: URLSearchParams): string | null => {
  const id = parameters.get(ASSESSMENT_PARAMETER);
  if (id === null) return null;
  return id !== 'false' && v.is(Assessment, { ...NONE, assessmentId: id }) ? id : '';
};

/** Sets the id at startup from the page's query string; without the parameter nothing changes (S-07). */
export const startAssessment = (parameters: URLSearchParams): void => {
  const assessmentId = readAssessmentId(parameters);
  if (assessmentId !== null) live.set({ ...NONE, assessmentId });
};

/** Subscribes a component to the assessment; empty on the server and while hydrating. */
export const useAssessment = (): Assessment => useLiveValue(live, NONE);
