import type { InferInput } from 'valibot';
import type { analyticsEvent } from './analytics-schema';

/** Something a visitor did that is worth counting (E-24). The journey type is `b2c` unless said. */
export type AnalyticsEvent = InferInput<typeof analyticsEvent>;

/** The name of the browser event by which the shell learns of it. */
export const ANALYTICS_EVENT = 'signpost:analytics';

/**
 * Tells the shell what a visitor did. Call it from an event handler or an effect; on a server it does nothing. It stores
 * and sends nothing: the shell alone decides what becomes of it, by the visitor's consent.
 */
export const track = (event: AnalyticsEvent): void => {
  if (typeof window !== 'undefined')
    window.dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
};
