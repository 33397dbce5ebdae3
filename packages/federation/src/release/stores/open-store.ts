import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { z } from 'zod';
import { folderStore } from './folder-store';
import type { ReleaseStore } from './release-store';

/** `S3_ENDPOINT`: the address of an S3-compatible service other than Amazon's. */
const environment = z.object({
  S3_ENDPOINT: z.url().optional(),
  AWS_REGION: z.string().default('us-east-1'),
});

const s3Config = (): S3ClientConfig => {
  const { S3_ENDPOINT, AWS_REGION } = environment.parse(process.env);
  // Services other than Amazon's often have no host name per bucket, and accept any region.
  return S3_ENDPOINT ? { endpoint: S3_ENDPOINT, region: AWS_REGION, forcePathStyle: true } : {};
};

const BUCKET = /^s3:\/\/(?<bucket>[a-z0-9][a-z0-9.-]+)(?:\/(?<prefix>.*?))?\/?$/;

/**
 * Opens a store for writing by its location: a folder, or `s3://bucket/prefix`. Throws for an http(s)
 * address, which is read-only.
 */
export const openStore = async (location: string): Promise<ReleaseStore> => {
  if (!location.includes('://')) return folderStore(location);
  const { bucket, prefix } = BUCKET.exec(location)?.groups ?? {};
  if (!bucket) {
    throw new Error(`${location} is not a writable store: name a folder or s3://bucket/prefix`);
  }
  // Imported on demand: the client is large, and most stores are folders.
  const { s3Store } = await import('./s3-store');
  return s3Store(bucket, prefix ? `${prefix}/` : '', s3Config());
};
