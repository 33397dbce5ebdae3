/**
 * Names that belong to the shell and the packages: keys of the browser's storage and cookies, and files at `/embed`. No
 * remote can have one for itself; remotes use the keys through `@signpost/identity`. A name that ends with `*` stands for
 * all that begin so.
 */
export const SHELL_NAMES = [
  'storage:UcasCacheItem.unis',
  'storage:UcasNotifications',
  'storage:UcasRecentSearches',
  'storage:UcasUserLoc_*',
  'storage:signpost-browser',
  'storage:signpost-form',
  'storage:signpost-preview',
  'storage:signpost-release',
  'storage:signpost-session',
  'storage:signpost.account',
  'storage:signpost.assessment',
  'storage:signpost.consent',
  'storage:signpost.favourites',
  'storage:signpost.for-you',
  'storage:signpost.for-you.dismissed',
  'storage:signpost.grades',
  'storage:signpost.language',
  'storage:signpost.measuring',
  'storage:signpost.offline',
  'storage:signpost.qualification',
  'storage:signpost.theme',
  'storage:signpost.watches',
  'storage:signpost.wish',
  'storage:signpost.save-on-device',
  'embed:scripts.json',
] as const;

/** Names that the shell took over from a remote, whose earlier releases still claim them. */
export const FORMER_OWNERS: Readonly<Record<string, string>> = { 'storage:signpost.grades': 'courses' };

/** The name of the shell that a name is, or begins with; undefined for other names. */
export const shellNameOf = (name: string): string | undefined =>
  SHELL_NAMES.find((own) => (own.endsWith('*') ? name.startsWith(own.slice(0, -1)) : name === own));
