import type { ActiveRemote } from '@signpost/federation/loading';
import { SOURCE_LANGUAGE } from '@signpost/language/runtime';
import type { RemotesWithSettings } from '../../releases/settings';

/** Per set of releases, so that the routes of a release are the same object for every page in a language. */
const known = new WeakMap<RemotesWithSettings, Map<string, RemotesWithSettings>>();

const remoteIn = (remote: ActiveRemote, language: string): ActiveRemote => {
  const { loaded } = remote;
  const client = loaded?.manifest.translations?.[language]?.client;
  return loaded && client
    ? { ...remote, loaded: { ...loaded, manifest: { ...loaded.manifest, client } } }
    : remote;
};

/**
 * Returns the remotes with the client builds of a language. A release without a translation keeps its English build.
 */
export const remotesIn = (remotes: RemotesWithSettings, language: string): RemotesWithSettings => {
  if (language === SOURCE_LANGUAGE) return remotes;
  const byLanguage = known.get(remotes) ?? new Map<string, RemotesWithSettings>();
  known.set(remotes, byLanguage);
  const found = byLanguage.get(language) ?? {
    ...remotes,
    remotes: remotes.remotes.map((remote) => remoteIn(remote, language)),
  };
  byLanguage.set(language, found);
  return found;
};
