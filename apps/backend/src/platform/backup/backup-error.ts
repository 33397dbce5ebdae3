/** A backup or a restore cannot be done; the message says in plain words why. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** What a backup file is of, by its first bytes. */
export type BackupKind = 'embedded database' | 'PostgreSQL server';

/** The kind of a backup file that begins with those bytes; undefined for any other file. */
export const kindOf = (head: Buffer): BackupKind | undefined => {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'embedded database'; // gzip
  if (head.subarray(0, 5).toString('latin1') === 'PGDMP') return 'PostgreSQL server';
  return undefined;
};
