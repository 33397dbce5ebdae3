import * as v from 'valibot';
import { liveValue, useLiveValue } from '../storage/live-value';
import { storedValue } from '../storage/stored-value';

const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

/** The site's colour theme; `system` follows the device. */
export type Theme = (typeof THEMES)[number];

const DEFAULT: Theme = 'system';

/**
 * The storage key of the theme. The value is `{ "version": 1, "value": Theme }`, so that an early script can read it
 * and avoid a flash.
 */
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

/** Subscribes a component to the theme; `system` on the server and while hydrating. */
export const useTheme = (): Theme => useLiveValue(live, DEFAULT);

/** Sets and stores the theme. Returns false when it could not be stored beyond this page view. */
export const chooseTheme = (theme: Theme): boolean => live.set(theme);
