import { z } from 'zod';
import { fetchWhole } from '@signpost/federation/registry';
import type { Mode } from '../../routing/mode';
import { keptFor } from '../documents/kept-for';

/** Milliseconds for which the settings' word is good. */
const KEPT = 10_000;

/** Longest wait for it, in milliseconds: every page waits. */
const PATIENCE = 1_000;

const settings = z.object({ embed: z.boolean() });

export interface ModeOptions {
  readonly appMode: boolean;
  /** Where the API is. */
  readonly backend: string;
}

/**
 * Gives where the site is shown (B-13): inside another site when the settings (C-01) say so, inside an app when the
 * configuration does, else by itself. While the settings cannot be had their last word stands; before their first it is as
 * if they said nothing.
 */
export const modeOf = ({ appMode, backend }: ModeOptions): (() => Promise<Mode>) => {
  const fallback: Mode = appMode ? 'app' : 'site';
  const ask = async (): Promise<Mode> => {
    const answer = await fetchWhole(new URL('/api/settings', backend), PATIENCE);
    return settings.parse(JSON.parse(String(answer))).embed ? 'embed' : fallback;
  };
  let last: Mode = fallback;
  return keptFor(KEPT, async () => (last = await ask().catch(() => last)));
};
