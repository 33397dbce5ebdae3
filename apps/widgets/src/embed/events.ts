import * as v from 'valibot';
import { analyticsEvent } from '@signpost/federation/contract';

const widget = v.picklist(['subject', 'industry-guide']);
const guide = v.nullable(v.string());

/** The `detail` of each widget event. `events.schema.json` publishes the same shapes. */
export const EVENTS = {
  /** A guide, or the list of guides when there is none (`found: false`), was rendered. */
  'signpost:ready': v.strictObject({ widget, guide, found: v.boolean(), title: v.nullable(v.string()) }),
  /**
   * The visitor follows a link: to another guide in place (`inside`), or to the site. `preventDefault()` cancels it.
   */
  'signpost:navigate': v.strictObject({
    widget,
    guide,
    href: v.pipe(v.string(), v.url()),
    inside: v.boolean(),
  }),
  /** Nothing could be shown: the site did not respond (status 0) or responded with an error. */
  'signpost:error': v.strictObject({ widget, guide, status: v.number(), message: v.string() }),
  /** For the host's own data layer, in the shape of the site's (E-24). The host decides whether to store it. */
  'signpost:data-layer': analyticsEvent,
} as const;

export type EventName = keyof typeof EVENTS;
export type EventDetail<Name extends EventName> = v.InferInput<(typeof EVENTS)[Name]>;

/** Dispatches an event to the host; returns false when the host cancelled it. */
export type NotifyHost = <Name extends EventName>(name: Name, detail: EventDetail<Name>) => boolean;

/** Dispatches by a DOM event that bubbles from an element and crosses shadow roots. */
export const notifyFrom =
  (element: Element): NotifyHost =>
  (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(name, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === 'signpost:navigate',
      }),
    );
