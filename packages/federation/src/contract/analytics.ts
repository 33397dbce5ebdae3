import type { InferInput } from 'valibot';
import type { analyticsEvent } from './analytics-schema';

/** A visitor action to be counted (E-24). The journey type defaults to `b2c`. */
export type AnalyticsEvent = InferInput<typeof analyticsEvent>;

/** Name of the browser event that passes analytics events to the shell. */
export const ANALYTICS_EVENT = 'signpost:analytics';

/**
 * Passes a visitor's action to the shell. Call it from an event handler or an effect; it does nothing on a
 * server. It stores and sends nothing: the shell decides what to do with it, depending on the visitor's
 * consent.
 */
export const track = (event: AnalyticsEvent): void => {
  if (typeof window !== 'undefined')
    window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
};
