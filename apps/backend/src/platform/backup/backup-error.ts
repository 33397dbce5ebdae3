/** A backup or a restore failed for a reason that the operator can correct; the message is shown without a stack. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** The kind of database that a backup file was made from. */
export type BackupKind = 'embedded database' | 'PostgreSQL server';

/** Reads the kind of a backup from the first bytes of its file; undefined for any other file. */
export const kindOf = (head: Buffer): BackupKind | undefined => {
  if (head[0] === 0x1f && head[1] === 0x8b) return 'embedded database'; // gzip
  if (head.subarray(0, 5).toString('latin1') === 'PGDMP') return 'PostgreSQL server';
  return undefined;
};
