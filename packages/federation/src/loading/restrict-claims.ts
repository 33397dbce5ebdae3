import type { FilledSlots, SlotName } from '../contract';
import { refusedClaims, type Claim, type ParsedRegistry } from '../registry';
import type { ActiveRemote } from './active';
import type { LoadedRemote } from './loaded-remote';

const restricted = new WeakMap<LoadedRemote, Map<string, LoadedRemote>>();

/** Returns a release without paths and slots that belong to others; the same object for the same claims each time. */
const restrictLoaded = (loaded: LoadedRemote, refused: readonly Claim[]): LoadedRemote => {
  const known = restricted.get(loaded) ?? new Map<string, LoadedRemote>();
  restricted.set(loaded, known);
  const key = refused.join(' ');
  const before = known.get(key);
  if (before) return before;
  const { manifest, module } = loaded;
  const slots = Object.entries(module.slots ?? {}).filter(([slot]) => !refused.includes(slot));
  const next: LoadedRemote = {
    ...loaded,
    manifest: {
      ...manifest,
      paths: manifest.paths.filter((path) => !refused.includes(path)),
      slots: manifest.slots.filter((slot: SlotName) => !refused.includes(slot)),
    },
    module: {
      routes: module.routes.filter(({ path = '' }) => !refused.includes(path)),
      slots: Object.fromEntries(slots) as FilledSlots,
    },
  };
  known.set(key, next);
  return next;
};

/** Returns a remote as visitors get it: without what the registry says belongs to other remotes. */
export const restrictClaims = (remote: ActiveRemote, registry: ParsedRegistry): ActiveRemote => {
  const refused = refusedClaims(registry, remote.name).map(({ claim }) => claim);
  if (refused.length === 0) return remote;
  const { paths, slots, loaded, canary } = remote;
  return {
    ...remote,
    paths: paths.filter((path) => !refused.includes(path)),
    ...(slots && { slots: slots.filter((slot) => !refused.includes(slot)) }),
    loaded: loaded && restrictLoaded(loaded, refused),
    ...(canary && { canary: { ...canary, loaded: restrictLoaded(canary.loaded, refused) } }),
  };
};
