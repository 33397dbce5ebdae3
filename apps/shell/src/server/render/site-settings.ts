import { z } from 'zod';
import { NO_ADDRESSES, setSiteAddresses, type SiteAddresses } from '@signpost/api-client/base';
import { fetchWhole } from '@signpost/federation/registry';
import type { Mode } from '../../app/display-mode';
import { staleWhileRevalidate } from '../documents/stale-while-revalidate';

const MAX_AGE_MS = 10_000;

/** Short, because every page waits for the first answer. */
const SETTINGS_TIMEOUT_MS = 1_000;

/** An absolute http(s) address with an optional path, without the slash at its end; an empty text is this site itself. */
const siteAddress = z.literal('').or(
  z
    .url({ protocol: /^https?$/ })
    .refine((text) => !/[?#@]/.test(text), 'must be an origin with an optional path')
    .transform((text) => text.replace(/\/+$/, '')),
);

/** What `/api/settings` answers (C-01). An API of the specification alone has no careers finder and no accounts site. */
const answer = z.object({
  apiUrl: siteAddress,
  searchDomain: siteAddress,
  servicesDomain: siteAddress,
  careersFinderDomain: siteAddress.default(''),
  accountsDomain: siteAddress.default(''),
  embed: z.boolean(),
});

export interface SiteSettingsOptions {
  readonly appMode: boolean;
  /** The base URL of the API. */
  readonly backend: string;
  /** Receives the error of each failed read. */
  onError(error: unknown): void;
}

/** The settings of a deployment that decide how every page is shown. */
export interface SiteSettings {
  /** The display mode (B-13): inside another site, inside an app, or by itself. */
  readonly mode: Mode;
  /** The other sites of the deployment. */
  readonly addresses: SiteAddresses;
  /** False until the settings have been read once; mode and addresses may then be wrong. */
  readonly known: boolean;
}

/**
 * Returns a function that resolves to the current settings: those of the API (C-01), else the last ones that could be
 * read. Before the first read they come from the configuration alone and are marked as not known. Never rejects.
 */
export const siteSettingsOf = ({
  appMode,
  backend,
  onError,
}: SiteSettingsOptions): (() => Promise<SiteSettings>) => {
  const fallback: Mode = appMode ? 'app' : 'site';
  const read = async (): Promise<SiteSettings> => {
    const body = await fetchWhole(new URL('/api/settings', backend), SETTINGS_TIMEOUT_MS);
    const settings = answer.parse(JSON.parse(String(body)));
    const addresses = {
      api: settings.apiUrl,
      services: settings.servicesDomain,
      courseSearch: settings.searchDomain,
      careersFinder: settings.careersFinderDomain,
      accounts: settings.accountsDomain,
    };
    setSiteAddresses(addresses);
    return { mode: settings.embed ? 'embed' : fallback, addresses, known: true };
  };
  let last: SiteSettings = { mode: fallback, addresses: NO_ADDRESSES, known: false };
  return staleWhileRevalidate(MAX_AGE_MS, async () => {
    try {
      last = await read();
    } catch (error) {
      onError(error);
    }
    return last;
  });
};
