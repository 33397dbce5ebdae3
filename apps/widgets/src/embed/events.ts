import * as v from 'valibot';
import { analyticsEvent } from '@signpost/federation/contract';

const widget = v.picklist(['subject', 'industry-guide']);
const guide = v.nullable(v.string());

/** What each event of a widget carries in its `detail`. `events.schema.json` publishes the same. */
export const EVENTS = {
  /** A guide, or the list of guides where there is none (`found: false`), is on the page. */
  'signpost:ready': v.strictObject({ widget, guide, found: v.boolean(), title: v.nullable(v.string()) }),
  /** The visitor follows a link: to another guide in place (`inside`), or to the site. `preventDefault()` stops it. */
  'signpost:navigate': v.strictObject({
    widget,
    guide,
    href: v.pipe(v.string(), v.url()),
    inside: v.boolean(),
  }),
  /** Nothing could be shown: the site did not answer (status 0) or answered with an error. */
  'signpost:error': v.strictObject({ widget, guide, status: v.number(), message: v.string() }),
  /** For the host's own data layer, in the shape of the site's (E-24). Whether it is kept is the host's to decide. */
  'signpost:data-layer': analyticsEvent,
} as const;

export type EventName = keyof typeof EVENTS;
export type EventDetail<Name extends EventName> = v.InferInput<(typeof EVENTS)[Name]>;

/** Tells the host of something; false when the host prevented what would follow. */
export type Tell = <Name extends EventName>(name: Name, detail: EventDetail<Name>) => boolean;

/** Tells it by an event that bubbles from an element and leaves shadow trees. */
export const tellFrom =
  (element: Element): Tell =>
  (name, detail) =>
    element.dispatchEvent(
      new CustomEvent(name, {
        detail,
        bubbles: true,
        composed: true,
        cancelable: name === 'signpost:navigate',
      }),
    );
