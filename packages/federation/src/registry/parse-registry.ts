import { z } from 'zod';
import { isSlotName } from '../contract/slots';
import { claimProblems, refusedClaims } from './claims';
import { remoteName } from './primitives';
import type { RegistryProblem } from './problem';
import { registryRights } from './rights/schema';
import { settingDefinition, type SettingDefinition } from './settings/schema';
import {
  canary,
  change,
  hostedSlots,
  ownNames,
  registryDocument,
  releaseManifest,
  releaseRef,
  remoteEntry,
  type RegistryDocument,
  type ReleaseManifest,
  type ReleaseRef,
  type RemoteEntry,
} from './schema';

/** A registry as far as this version can parse it: `remotes` has the entries that it can. */
export interface ParsedRegistry extends RegistryDocument {
  /**
   * The unchanged document. Code that stores or changes the registry must start from it, so that unknown
   * fields are kept.
   */
  readonly raw: Readonly<Record<string, unknown>>;
  /** All remotes that the document names, in its order, whether parsed or not. */
  readonly names: readonly string[];
  /** Remotes whose entry cannot be parsed, with those of their paths that can. */
  readonly notUnderstood: Readonly<Record<string, { readonly paths: readonly string[] }>>;
  readonly problems: readonly RegistryProblem[];
}

/** Drops slots of a later version. */
const knownSlots = z.array(z.unknown()).transform((slots) => slots.filter(isSlotName));

/** Slots in a remote's pages; those that a later version describes otherwise are not known here. */
const knownHosts = hostedSlots.optional().catch(undefined);

/** Drops settings of a kind that a later version has: their values are then never used here. */
const knownSettings = z
  .record(z.string(), z.unknown())
  .transform((all) =>
    Object.fromEntries(
      Object.entries(all).flatMap(([name, one]): [string, SettingDefinition][] => {
        const { data } = settingDefinition.safeParse(one);
        return data ? [[name, data]] : [];
      }),
    ),
  )
  .optional()
  .catch(undefined);

/** Names of a kind that a later version has are not known here, so that this version cannot decide on any of them. */
const knownNames = ownNames.optional().catch(undefined);

const refSchema = releaseRef.extend({
  slots: knownSlots,
  hosts: knownHosts,
  names: knownNames,
  settings: knownSettings,
  provenance: releaseRef.shape.provenance.catch(null),
});
const canarySchema = canary.extend({ ref: refSchema });

const { client } = releaseManifest.shape;
const assets = client.shape.remote;
const isAssets = (value: unknown): boolean => assets.safeParse(value).success;

/** Chunks are looked up by name; one with an unknown format is of a kind that this version never requests. */
const knownChunks = z
  .record(z.string(), z.unknown())
  .transform((chunks) => Object.fromEntries(Object.entries(chunks).filter(([, value]) => isAssets(value))))
  .pipe(client.shape.chunks);

const manifestSchema = releaseManifest.extend({
  slots: knownSlots,
  hosts: knownHosts,
  names: knownNames,
  settings: knownSettings,
  client: client.extend({ chunks: knownChunks }),
});

/** Parses a reference to a release, which a later version may have written. Throws when it is invalid. */
export const parseReleaseRef = (raw: unknown): ReleaseRef => refSchema.parse(raw);

/**
 * Parses the `release.json` of a release, which may be of a later version: unknown slots, fields and kinds of
 * chunks are dropped. All files are kept, because each is verified by its hash. Throws when the rest is
 * invalid.
 */
export const parseManifest = (raw: unknown): ReleaseManifest => manifestSchema.parse(raw);

/** The registry's signature, version and rights; everything else is parsed per remote. */
const documentSchema = z.object({
  version: registryDocument.shape.version,
  issuedAt: registryDocument.shape.issuedAt.catch(undefined),
  remotes: z.record(z.string(), z.unknown()),
  rights: registryRights.optional().catch(undefined),
  signature: registryDocument.shape.signature.catch(undefined),
});

/** Zod's first issues in one line. */
const reasonOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ');

type Report = (part: RegistryProblem['part'], reason: string) => void;

/** Parses a value with a schema; reports the problem and returns `otherwise` when it fails. */
const parseOr = <Output, Otherwise>(
  schema: z.ZodType<Output>,
  value: unknown,
  otherwise: Otherwise,
  note: (reason: string) => void,
): Output | Otherwise => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  note(reasonOf(parsed.error));
  return otherwise;
};

const fields = z.record(z.string(), z.unknown());

const historyOf = (value: unknown, note: Report): RemoteEntry['history'] => {
  const all = parseOr(z.array(z.unknown()).default([]), value, [], (reason) => note('history', reason));
  const parsed = all.flatMap((one) => change.safeParse(one).data ?? []);
  if (parsed.length < all.length) note('history', `${all.length - parsed.length} changes are unknown`);
  return parsed;
};

const slotsOf = (ref: unknown): readonly unknown[] =>
  z.object({ slots: z.array(z.unknown()) }).safeParse(ref).data?.slots ?? [];

const reportUnknownSlots = (refs: readonly unknown[], note: Report): void => {
  const unknown = new Set(
    refs
      .flatMap(slotsOf)
      .filter((slot) => !isSlotName(slot))
      .map((slot) => (typeof slot === 'string' ? slot : 'one that is not a name')),
  );
  if (unknown.size > 0) note('slots', `unknown: ${[...unknown].join(', ')}`);
};

/** Parses one remote's entry. Without a valid live release there is nothing to serve, so it returns undefined. */
const parseEntry = (raw: unknown, note: Report): RemoteEntry | undefined => {
  const entry = parseOr(fields, raw, undefined, (reason) => note('entry', reason));
  if (!entry) return undefined;
  const live = parseOr<ReleaseRef, undefined>(refSchema, entry['live'], undefined, (reason) =>
    note('entry', `live: ${reason}`),
  );
  if (!live) return undefined;
  const previous = parseOr(refSchema.nullable().default(null), entry['previous'], null, (reason) =>
    note('previous', reason),
  );
  const checkedCanary = parseOr(canarySchema.nullable().default(null), entry['canary'], null, (reason) =>
    note('canary', reason),
  );
  const history = historyOf(entry['history'], note);
  reportUnknownSlots(
    [entry['live'], entry['previous'], fields.safeParse(entry['canary']).data?.['ref']],
    note,
  );
  const { shape } = remoteEntry;
  const owns = parseOr(shape.owns, entry['owns'], null, (reason) => note('owns', reason));
  const offers = parseOr(shape.offers, entry['offers'], {}, (reason) => note('offers', reason));
  const settings = parseOr(shape.settings, entry['settings'], { values: {}, previous: {} }, (reason) =>
    note('settings', reason),
  );
  const retired = parseOr(shape.retired, entry['retired'], null, (reason) => note('retired', reason));
  const unchecked = {
    revision: shape.revision.safeParse(entry['revision']).data,
    approvals: shape.approvals.safeParse(entry['approvals']).data ?? {},
    signature: shape.signature.safeParse(entry['signature']).data,
  };
  return { live, previous, canary: checkedCanary, history, owns, offers, settings, retired, ...unchecked };
};

/** The valid paths of an entry that cannot be parsed, so that its pages can say that they are unavailable. */
const pathsOf = (raw: unknown): readonly string[] => {
  const paths = z.object({ live: z.object({ paths: z.array(z.unknown()) }) }).safeParse(raw).data?.live.paths;
  return (paths ?? []).filter((path): path is string => typeof path === 'string' && path.startsWith('/'));
};

/**
 * Parses a registry that may be written by a later version of the product, remote by remote, so that an
 * unknown part affects at most its own remote. Takes the result of JSON.parse, and the problems found while it was
 * verified. Throws when it is not a registry.
 */
export const parseRegistry = (raw: unknown, found: readonly RegistryProblem[] = []): ParsedRegistry => {
  const { remotes, ...rest } = documentSchema.parse(raw);
  const understood: Record<string, RemoteEntry> = {};
  const notUnderstood: Record<string, { paths: readonly string[] }> = {};
  const problems: RegistryProblem[] = [...found];
  for (const [remote, entry] of Object.entries(remotes)) {
    const note: Report = (part, reason) => problems.push({ remote, part, reason });
    // A remote's name is also a folder name in stores and caches.
    if (!remoteName.safeParse(remote).success) {
      note('entry', 'not the name of a remote');
      continue;
    }
    const read = parseEntry(entry, note);
    if (read) understood[remote] = read;
    else notUnderstood[remote] = { paths: pathsOf(entry) };
  }
  for (const remote of Object.keys(understood)) {
    const refused = refusedClaims({ remotes: understood, rights: rest.rights }, remote);
    problems.push(...claimProblems(remote, refused));
  }
  return {
    ...rest,
    remotes: understood,
    raw: raw as Record<string, unknown>,
    names: Object.keys(remotes).filter((name) => understood[name] ?? notUnderstood[name]),
    notUnderstood,
    problems,
  };
};

/** A registry without remotes. */
export const EMPTY_REGISTRY: ParsedRegistry = parseRegistry({ version: 0, remotes: {} });
