import * as v from 'valibot';
import { analyticsEvent } from '@signpost/federation/contract';
import { withoutPostcode, withoutPrivate } from './private-parameters';

/** Field names of an event in the data layer. */
const FIELD_NAMES = {
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

const fields = Object.keys(FIELD_NAMES) as (keyof typeof FIELD_NAMES)[];

/** Removes full postcodes from a text, and private parameters from URLs in it. */
const removePrivateData = (text: string): string =>
  withoutPostcode(text.replace(/\?[^\s#]*/g, withoutPrivate));

/**
 * Converts a visitor action reported by a remote (E-24) to its data layer entry. Returns null for an event that does
 * not match the schema; in development the console then shows the reason.
 */
export const toCustomEvent = (detail: unknown): object | null => {
  const { success, output, issues } = v.safeParse(analyticsEvent, detail);
  if (!success) {
    if (process.env['NODE_ENV'] !== 'production') console.error('invalid analytics event', v.flatten(issues));
    return null;
  }
  const entries = fields.flatMap((name) => {
    const value = output[name];
    return value === undefined ? [] : [[FIELD_NAMES[name], removePrivateData(value)]];
  });
  return { event: 'custom_event', ...Object.fromEntries(entries) };
};
