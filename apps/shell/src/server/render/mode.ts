import { z } from 'zod';
import type { Mode } from '../../routing/mode';
import { keptFor } from '../documents/kept-for';

/** Milliseconds for which the settings' word is good. */
const KEPT = 10_000;

const settings = z.object({ embed: z.boolean() });

export interface ModeOptions {
  readonly appMode: boolean;
  /** Where the API is. */
  readonly backend: string;
}

/**
 * Gives where the site is shown (B-13): inside another site when the settings (C-01) say so, inside an app when the
 * configuration does, else by itself. While the settings cannot be had, it is as if they said nothing.
 */
export const modeOf = ({ appMode, backend }: ModeOptions): (() => Promise<Mode>) => {
  const fallback: Mode = appMode ? 'app' : 'site';
  return keptFor(KEPT, async () => {
    const embed = await fetch(new URL('/api/settings', backend), { signal: AbortSignal.timeout(1_000) })
      .then(async (response) => settings.parse(await response.json()).embed)
      .catch(() => false);
    return embed ? 'embed' : fallback;
  });
};
