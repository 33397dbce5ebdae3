import { z } from 'zod';
import { fetchWhole } from '@signpost/federation/registry';
import type { Mode } from '../../app/display-mode';
import { staleWhileRevalidate } from '../documents/stale-while-revalidate';

const MAX_AGE_MS = 10_000;

/** Short, because every page waits for the first answer. */
const SETTINGS_TIMEOUT_MS = 1_000;

const settings = z.object({ embed: z.boolean() });

export interface ModeOptions {
  readonly appMode: boolean;
  /** The base URL of the API. */
  readonly backend: string;
}

/** The display mode: by itself, inside another site, or inside an app. */
export interface SiteMode {
  readonly mode: Mode;
  /** False until the settings have been read once; the mode may then be wrong. */
  readonly known: boolean;
}

/**
 * Returns a function that resolves to the display mode (B-13): inside another site according to the settings (C-01),
 * inside an app according to the configuration, else by itself. When the settings cannot be read it keeps the last known
 * mode. Before the first read the mode comes from the configuration and is marked as not known.
 */
export const modeOf = ({ appMode, backend }: ModeOptions): (() => Promise<SiteMode>) => {
  const fallback: Mode = appMode ? 'app' : 'site';
  const fetchMode = async (): Promise<SiteMode> => {
    const body = await fetchWhole(new URL('/api/settings', backend), SETTINGS_TIMEOUT_MS);
    const { embed } = settings.parse(JSON.parse(String(body)));
    return { mode: embed ? 'embed' : fallback, known: true };
  };
  let last: SiteMode = { mode: fallback, known: false };
  return staleWhileRevalidate(MAX_AGE_MS, async () => (last = await fetchMode().catch(() => last)));
};
