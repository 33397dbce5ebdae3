import { z } from 'zod';
import { fetchWhole } from '@signpost/federation/registry';
import type { Mode } from '../../app/display-mode';
import { staleWhileRevalidate } from '../documents/stale-while-revalidate';

/** Milliseconds for which the settings' word is good. */
const KEPT = 10_000;

/** Longest wait for it, in milliseconds: every page waits. */
const SETTINGS_TIMEOUT_MS = 1_000;

const settings = z.object({ embed: z.boolean() });

export interface ModeOptions {
  readonly appMode: boolean;
  /** Where the API is. */
  readonly backend: string;
}

/** Where the site is shown now. */
export interface SiteMode {
  readonly mode: Mode;
  /** False while the settings were never read, so that the mode may be wrong. */
  readonly known: boolean;
}

/**
 * Gives where the site is shown (B-13): inside another site when the settings (C-01) say so, inside an app when the
 * configuration does, else by itself. While the settings cannot be read, what they said last stands; before they were
 * read once, the mode is that of settings that say nothing, and not known.
 */
export const modeOf = ({ appMode, backend }: ModeOptions): (() => Promise<SiteMode>) => {
  const fallback: Mode = appMode ? 'app' : 'site';
  const ask = async (): Promise<SiteMode> => {
    const answer = await fetchWhole(new URL('/api/settings', backend), SETTINGS_TIMEOUT_MS);
    const { embed } = settings.parse(JSON.parse(String(answer)));
    return { mode: embed ? 'embed' : fallback, known: true };
  };
  let last: SiteMode = { mode: fallback, known: false };
  return staleWhileRevalidate(KEPT, async () => (last = await ask().catch(() => last)));
};
