import { z } from 'zod';
import { SLOTS, type SlotName } from '../contract/slots';
import {
  canary,
  change,
  registryDocument,
  releaseManifest,
  releaseRef,
  remoteName,
  type RegistryDocument,
  type ReleaseManifest,
  type ReleaseRef,
  type RemoteEntry,
} from './schema';

/** A part of the registry that this version does not understand, and what is left out for it. */
export interface RegistryProblem {
  readonly remote: string;
  /** `entry`: all that the registry says of the remote. */
  readonly part: 'entry' | 'canary' | 'previous' | 'history' | 'slots';
  /** In a few words, for logs and operators. */
  readonly reason: string;
}

/** A registry as far as this version understands it: `remotes` has the entries that it does. */
export interface UnderstoodRegistry extends RegistryDocument {
  /** The document as it was written. Who stores or changes the registry must take it from here, so that nothing gets lost. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** All remotes that the document names, in its order, understood or not. */
  readonly names: readonly string[];
  /** Remotes whose entry is not understood, with the paths that they own as far as those are. */
  readonly notUnderstood: Readonly<Record<string, { readonly paths: readonly string[] }>>;
  readonly problems: readonly RegistryProblem[];
}

const isSlot = (slot: unknown): slot is SlotName => SLOTS.some((known) => known === slot);

/** Slots of a later version are left out. */
const knownSlots = z.array(z.unknown()).transform((slots) => slots.filter(isSlot));

const refSchema = releaseRef.extend({ slots: knownSlots });
const canarySchema = canary.extend({ ref: refSchema });

const { client } = releaseManifest.shape;
const assets = client.shape.remote;
const isAssets = (value: unknown): boolean => assets.safeParse(value).success;

/** Chunks are looked up by name; one that is described in another way is of a kind that this version never asks for. */
const knownChunks = z
  .record(z.string(), z.unknown())
  .transform((chunks) => Object.fromEntries(Object.entries(chunks).filter(([, value]) => isAssets(value))))
  .pipe(client.shape.chunks);

const manifestSchema = releaseManifest.extend({
  slots: knownSlots,
  client: client.extend({ chunks: knownChunks }),
});

/** Reads a reference to a release that a later version may have written. Throws when it is not in order. */
export const understandRef = (raw: unknown): ReleaseRef => refSchema.parse(raw);

/**
 * Reads the `release.json` of a release that may be of a later version: slots, fields and kinds of chunks that this one
 * does not know are left out. Its files are all read, since each is proved by its hash. Throws when the rest is not in order.
 */
export const understandManifest = (raw: unknown): ReleaseManifest => manifestSchema.parse(raw);

/** What the signature and the version of a registry stand in; all else is read remote by remote. */
const frame = z.object({
  version: registryDocument.shape.version,
  issuedAt: registryDocument.shape.issuedAt.catch(undefined),
  remotes: z.record(z.string(), z.unknown()),
  signature: registryDocument.shape.signature.catch(undefined),
});

/** Zod's first reasons in one line. */
const reasonOf = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 3)
    .map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '))
    .join('; ');

type Note = (part: RegistryProblem['part'], reason: string) => void;

/** What a schema makes of a value; `otherwise`, noted, when it is not understood. */
const orElse = <Output, Otherwise>(
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

const historyOf = (value: unknown, note: Note): RemoteEntry['history'] => {
  const all = orElse(z.array(z.unknown()).default([]), value, [], (reason) => note('history', reason));
  const understood = all.flatMap((one) => change.safeParse(one).data ?? []);
  if (understood.length < all.length)
    note('history', `${all.length - understood.length} changes are unknown`);
  return understood;
};

const slotsOf = (ref: unknown): readonly unknown[] =>
  z.object({ slots: z.array(z.unknown()) }).safeParse(ref).data?.slots ?? [];

const noteUnknownSlots = (refs: readonly unknown[], note: Note): void => {
  const unknown = new Set(
    refs
      .flatMap(slotsOf)
      .filter((slot) => !isSlot(slot))
      .map((slot) => (typeof slot === 'string' ? slot : 'one that is not a name')),
  );
  if (unknown.size > 0) note('slots', `unknown: ${[...unknown].join(', ')}`);
};

/** Reads one remote's entry. Without a live release that is understood there is nothing to serve, so there is no entry. */
const understandEntry = (raw: unknown, note: Note): RemoteEntry | undefined => {
  const entry = orElse(fields, raw, undefined, (reason) => note('entry', reason));
  if (!entry) return undefined;
  const live = orElse<ReleaseRef, undefined>(refSchema, entry['live'], undefined, (reason) =>
    note('entry', `live: ${reason}`),
  );
  if (!live) return undefined;
  const previous = orElse(refSchema.nullable().default(null), entry['previous'], null, (reason) =>
    note('previous', reason),
  );
  const trial = orElse(canarySchema.nullable().default(null), entry['canary'], null, (reason) =>
    note('canary', reason),
  );
  const history = historyOf(entry['history'], note);
  noteUnknownSlots([entry['live'], entry['previous'], fields.safeParse(entry['canary']).data?.['ref']], note);
  return { live, previous, canary: trial, history };
};

/** The paths of an entry that is not understood, as far as they are: its pages can say that they are away. */
const pathsOf = (raw: unknown): readonly string[] => {
  const paths = z.object({ live: z.object({ paths: z.array(z.unknown()) }) }).safeParse(raw).data?.live.paths;
  return (paths ?? []).filter((path): path is string => typeof path === 'string' && path.startsWith('/'));
};

/**
 * Reads a registry that may be written by a later version of the product, remote by remote, so that what is not understood
 * costs at most the remote that it is about. Takes the document as JSON.parse gave it. Throws when it is no registry at all.
 */
export const understandRegistry = (raw: unknown): UnderstoodRegistry => {
  const { remotes, ...rest } = frame.parse(raw);
  const understood: Record<string, RemoteEntry> = {};
  const notUnderstood: Record<string, { paths: readonly string[] }> = {};
  const problems: RegistryProblem[] = [];
  for (const [remote, entry] of Object.entries(remotes)) {
    const note: Note = (part, reason) => problems.push({ remote, part, reason });
    // A name is a folder's name in stores and caches too.
    if (!remoteName.safeParse(remote).success) {
      note('entry', 'not the name of a remote');
      continue;
    }
    const read = understandEntry(entry, note);
    if (read) understood[remote] = read;
    else notUnderstood[remote] = { paths: pathsOf(entry) };
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

/** A registry that names nothing yet. */
export const EMPTY_REGISTRY: UnderstoodRegistry = understandRegistry({ version: 0, remotes: {} });
