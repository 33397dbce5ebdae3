import * as v from 'valibot';
import { analyticsEvent } from '@signpost/federation/contract';
import { withoutPostcode, withoutPrivate } from './private-parameters';

/** What the fields of an event are called in the data layer. */
const NAMES = {
  category: 'event_category',
  action: 'event_action',
  label: 'event_label',
  journeyType: 'journey_type',
  productName: 'product_name',
  ownerCode: 'owner_code',
  ownerName: 'owner_name',
  providerCode: 'provider_code',
  providerName: 'provider_name',
} as const satisfies Record<keyof v.InferOutput<typeof analyticsEvent>, string>;

const fieldNames = Object.keys(NAMES) as (keyof typeof NAMES)[];

/** A text that names no postcode, and whose addresses carry nothing private. */
const clean = (text: string): string => withoutPostcode(text.replace(/\?[^\s#]*/g, withoutPrivate));

/**
 * What a remote said of a visitor's action (E-24) as the data layer has it, or null when it is not what was agreed: in
 * development the console says why.
 */
export const customEvent = (detail: unknown): object | null => {
  const { success, output, issues } = v.safeParse(analyticsEvent, detail);
  if (!success) {
    if (process.env['NODE_ENV'] !== 'production')
      console.error('This is not an analytics event', v.flatten(issues));
    return null;
  }
  const given = fieldNames.flatMap((name) => {
    const value = output[name];
    return value === undefined ? [] : [[NAMES[name], clean(value)]];
  });
  return { event: 'custom_event', ...Object.fromEntries(given) };
};
