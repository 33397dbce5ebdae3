import { z } from 'zod';
import { FAILURE_CLASSES, MAX_SLOT_TIMEOUT_MS } from '../contract/hosted-slot';
import { LINES } from '../contract/page';
import { HOSTED_SLOT, SLOTS, type HostedSlotName } from '../contract/slots';
import { remoteName, signatureSchema } from './primitives';
import { provenance } from './provenance';
import { registryRights } from './rights/schema';
import { remoteSettings, settingDefinitions, settingValues } from './settings/schema';

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'a SHA-256 in hexadecimal');
const filePath = z.string().regex(/^(?!.*\.\.)[\w][\w./@-]*$/, 'a path inside the release');
const pathPattern = z.string().startsWith('/');

/** The name of a slot in a page of a remote. */
export const hostedSlotName = z
  .string()
  .regex(HOSTED_SLOT, 'a name such as unis.provider.row.v1') as z.ZodString &
  z.ZodType<HostedSlotName, HostedSlotName>;

/** The name of a slot in a page of the shell or of a remote. */
export const slotName = z.union([z.enum(SLOTS), hostedSlotName]);

/** The slots in a remote's own pages, with what they demand of rows. */
export const hostedSlots = z.record(
  hostedSlotName,
  z.object({
    timeoutMs: z.number().int().min(1).max(MAX_SLOT_TIMEOUT_MS),
    budget: z.number().int().positive(),
    failure: z.enum(FAILURE_CLASSES),
  }),
);

/** A storage key, custom element, endpoint or file for other sites that one remote has for itself. */
const ownName = z
  .string()
  .regex(/^(storage|element|endpoint|embed):[\w.-]+$/, 'a name such as storage:signpost.rooms');
export const ownNames = z.array(ownName);

/** Links to a remote's pages in the header and footer. */
const navLinks = z.array(
  z.object({
    area: z.enum(LINES),
    group: z.string().min(1),
    name: z.string().min(1),
    href: pathPattern,
    note: z.string().optional(),
  }),
);

/** BCP 47 tag of a language without a region. */
const languageTag = z.string().regex(/^[a-z]{2}$/, 'a language such as cy');

/** `remote.config.ts`: a remote's declarations before it is built. */
export const remoteConfig = z
  .object({
    name: remoteName,
    paths: z.array(pathPattern).min(1),
    slots: z.array(slotName),
    hosts: hostedSlots.optional(),
    names: ownNames.optional(),
    nav: navLinks.optional(),
    settings: settingDefinitions.optional(),
    contract: z.string(),
    budget: z.number().int().positive(),
    bundler: z.enum(['webpack', 'rspack']).optional(),
    untranslated: z.record(languageTag, z.string().min(1)).optional(),
  })
  .refine(
    ({ name, hosts = {} }) => Object.keys(hosts).every((slot) => slot.startsWith(`${name}.`)),
    'the slots in `hosts` must begin with the name of the remote',
  )
  .refine(
    ({ paths, nav = [] }) => nav.every(({ href }) => paths.includes(href)),
    'each link of `nav` must be one of the `paths`',
  );

/** The files of one page, to preload when it is rendered. */
const assets = z.object({ js: z.array(filePath), css: z.array(filePath) });
export type Assets = z.infer<typeof assets>;

/** The files of a release's client build in one language. */
const clientFiles = z.object({ entry: filePath, remote: assets, chunks: z.record(z.string(), assets) });

/** A translation in a release: its client build, the English messages that it lacks, and what the squad says of them. */
const translation = z.object({
  client: clientFiles,
  missing: z.array(z.string()),
  gap: z.string().optional(),
});

/** `release.json`: the contents of one immutable release, each file with its SHA-256. */
export const releaseManifest = z.object({
  name: remoteName,
  contract: z.string(),
  paths: z.array(pathPattern),
  slots: z.array(slotName),
  hosts: hostedSlots.optional(),
  names: ownNames.optional(),
  nav: navLinks.optional(),
  settings: settingDefinitions.optional(),
  client: clientFiles,
  translations: z.record(languageTag, translation).optional(),
  server: z.object({ entry: filePath }),
  files: z.record(filePath, z.object({ sha256: hash, bytes: z.number().int().nonnegative() })),
});
export type ReleaseManifest = z.infer<typeof releaseManifest>;

/**
 * The location of one release and what it owns; `integrity` is the SHA-256 of its `release.json`, from which
 * all files are verified.
 */
export const releaseRef = z.object({
  release: z.string().regex(/^[0-9a-f]{12}$/),
  url: z.string(),
  integrity: hash,
  contract: z.string(),
  paths: z.array(pathPattern),
  slots: z.array(slotName),
  hosts: hostedSlots.optional(),
  names: ownNames.optional(),
  settings: settingDefinitions.optional(),
  releasedAt: z.iso.datetime(),
  /** How it was built; null for releases of earlier versions of the release command. */
  provenance: provenance.nullable().default(null),
});
export type ReleaseRef = z.infer<typeof releaseRef>;

/** A release that only a share of the visitors gets: a whole percentage, at most half. */
export const canary = z.object({ ref: releaseRef, share: z.number().int().min(1).max(50) });

/** One change of a remote: the release concerned, and when; for a change of settings the values after it. */
export const change = z.object({
  release: releaseRef.shape.release,
  at: z.iso.datetime(),
  action: z.enum(['release', 'canary', 'promote', 'rollback', 'offer', 'settings', 'retire']),
  /** Who ran the command: an account of the build platform or the email address of git's configuration. */
  by: z.string().optional(),
  settings: settingValues.optional(),
});
export type RemoteChange = z.infer<typeof change>;

/**
 * A remote that is no longer served. `redirects` has the pattern of a path that it had, and the path that took its place,
 * in which parameters such as `:id` stand for the same ones.
 */
export const retirement = z.object({
  at: z.iso.datetime(),
  redirects: z.record(pathPattern, z.string().regex(/^\/(?!\/)/, 'a path of this site')),
});
export type Retirement = z.infer<typeof retirement>;

/** A path pattern, a slot or a name that one remote has for itself. */
const claim = z.string().min(1);

/** The position of an entry in the sequence of a remote's entries: which rights it was signed under, and its number there. */
export const revision = z.object({
  rights: z.number().int().nonnegative(),
  change: z.number().int().nonnegative(),
});
export type Revision = z.infer<typeof revision>;

/** One key holder's approval of a release to be live for all visitors. */
export const approval = signatureSchema.extend({ by: z.string().optional(), at: z.iso.datetime() });

/**
 * The registry's entry for one remote. `history` is newest first. `owns` says since when the remote has each path and
 * card slot (null in registries that do not record it), `offers` which of them another remote may take. `signature`
 * covers all fields but itself and `approvals`, which are by release id. `settings` hold for all releases of the remote.
 * A `retired` remote keeps its live release, which is not served, and has no claims.
 * Earlier registries have only the releases.
 */
export const remoteEntry = z.object({
  live: releaseRef,
  previous: releaseRef.nullable(),
  canary: canary.nullable().default(null),
  history: z.array(change).default([]),
  owns: z.record(claim, z.iso.datetime()).nullable().default(null),
  offers: z.record(claim, z.object({ to: remoteName, at: z.iso.datetime() })).default({}),
  settings: remoteSettings.default({ values: {}, previous: {} }),
  retired: retirement.nullable().default(null),
  revision: revision.optional(),
  approvals: z.record(z.string(), approval).default({}),
  signature: signatureSchema.optional(),
});
export type RemoteEntry = z.infer<typeof remoteEntry>;

/**
 * The registry: for each remote the live release, the previous one and the canary. Changing it is deploying.
 * `signature` covers all other fields; `key` is the id of the signing key. A registry with `rights` has a signature for
 * each entry instead.
 */
export const registryDocument = z.object({
  version: z.number().int().nonnegative(),
  issuedAt: z.iso.datetime().optional(),
  remotes: z.record(remoteName, remoteEntry),
  rights: registryRights.optional(),
  signature: signatureSchema.optional(),
});
export type RegistryDocument = z.infer<typeof registryDocument>;
/** A registry before parsing: canary and history may be left out. */
export type RegistryInput = z.input<typeof registryDocument>;
