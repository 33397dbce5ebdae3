import * as v from 'valibot';
import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';

export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

/** How the site looks; `system` follows the device. */
export type Theme = (typeof THEMES)[number];

const DEFAULT: Theme = 'system';

/** Where the theme is kept, as `{ "version": 1, "value": Theme }`: an early script may read it to avoid a flash. */
export const THEME_KEY = 'signpost.theme';

const live = liveValue<Theme>(
  storedValue({
    key: THEME_KEY,
    version: 1,
    schema: v.picklist(THEMES),
    fallback: DEFAULT,
    consent: 'requested',
  }),
);

/** Follows the visitor's theme; `system` on the server and while hydrating. */
export const useTheme = (): Theme => useLiveValue(live, DEFAULT);

/** The visitor's theme now. */
export const currentTheme = (): Theme => live.get();

/** Chooses a theme and keeps it. False when it will be forgotten with this page. */
export const chooseTheme = (theme: Theme): boolean => live.set(theme);
