import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  NoSuchKey,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { REGISTRY_HEADERS, releaseFileHeaders } from './headers';
import { isReleaseId, StoreConflict, type ReleaseStore, type StoredRelease } from './release-store';

/** Parallel uploads: enough to hide latency, few enough for one socket pool. */
const CONCURRENCY = 16;

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/**
 * 412: the condition does not hold; 409: another conditional write is in progress; 404: `If-Match` on a
 * missing object.
 */
const isConflict = (error: unknown) => [404, 409, 412].includes(statusOf(error) ?? 0);

const inGroups = <Item>(items: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );

/** Objects of one bucket, below one prefix. */
const openBucket = (bucket: string, prefix: string, config: S3ClientConfig) => {
  const client = new S3Client(config);
  const keyOf = (file: string) => ({ Bucket: bucket, Key: `${prefix}${file}` });
  return { client, keyOf, bucket, prefix, addressOf: (file: string) => `s3://${bucket}/${prefix}${file}` };
};

type Bucket = ReturnType<typeof openBucket>;

const objectsBelow = async ({ client, bucket, prefix }: Bucket, folder: string) => {
  const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${folder}/` });
  const objects: { key: string; modified: Date }[] = [];
  for await (const { Contents = [] } of pages) {
    for (const { Key, LastModified } of Contents) {
      if (Key && LastModified) objects.push({ key: Key, modified: LastModified });
    }
  }
  return objects;
};

/**
 * Throws when the service ignores conditions, as some S3-compatible services do: two concurrent releases
 * would then silently undo each other. No object has this tag, so services that check it never write.
 */
const expectConditions = async ({ client, keyOf, bucket }: Bucket): Promise<void> => {
  const impossible = { ...keyOf('conditional-write-probe'), IfMatch: '"0"', Body: 'probe' };
  const written = await client.send(new PutObjectCommand(impossible)).then(
    () => true,
    (error: unknown) => {
      if (isConflict(error)) return false;
      throw error;
    },
  );
  if (written) {
    throw new Error(
      `the service of s3://${bucket} ignores If-Match, so its registry cannot be changed safely: use a store that honours conditional writes`,
    );
  }
};

const releasesOf = async (bucket: Bucket, remote: string): Promise<StoredRelease[]> => {
  const newest = new Map<string, Date>();
  for (const { key, modified } of await objectsBelow(bucket, remote)) {
    const release = key.slice(`${bucket.prefix}${remote}/`.length).split('/')[0] ?? '';
    const known = newest.get(release);
    if (isReleaseId(release) && (!known || known < modified)) newest.set(release, modified);
  }
  return [...newest].map(([release, storedAt]) => ({ release, storedAt }));
};

const removeRelease = async (bucket: Bucket, remote: string, release: string): Promise<void> => {
  const keys = (await objectsBelow(bucket, `${remote}/${release}`)).map(({ key }) => ({ Key: key }));
  for (const Objects of inGroups(keys, 1_000)) {
    const { Errors = [] } = await bucket.client.send(
      new DeleteObjectsCommand({ Bucket: bucket.bucket, Delete: { Objects, Quiet: true } }),
    );
    const [first] = Errors;
    if (first) throw new Error(`${first.Key} of s3://${bucket.bucket} was not removed: ${first.Message}`);
  }
};

/**
 * A store in a bucket of any S3-compatible service, below `prefix` (empty or with a trailing slash).
 * Credentials and region are resolved by the official client: `AWS_*` variables, its files, the machine's
 * role.
 */
export const s3Store = (name: string, prefix: string, config: S3ClientConfig = {}): ReleaseStore => {
  const bucket = openBucket(name, prefix, config);
  const { client, keyOf, addressOf } = bucket;
  return {
    async read(file) {
      try {
        const { Body, ETag } = await client.send(new GetObjectCommand(keyOf(file)));
        if (!Body || !ETag) throw new Error(`${addressOf(file)} came without content or tag`);
        return { text: await Body.transformToString('utf8'), tag: ETag };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },

    async replace(file, text, tag) {
      await expectConditions(bucket);
      const condition = tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag };
      const put = new PutObjectCommand({ ...keyOf(file), ...condition, ...REGISTRY_HEADERS, Body: text });
      await client.send(put).catch((error: unknown) => {
        if (isConflict(error)) throw new StoreConflict(`${addressOf(file)} was changed meanwhile`);
        throw error;
      });
    },

    async upload(target, dist, files) {
      const send = async (file: string) =>
        client.send(
          new PutObjectCommand({
            ...keyOf(`${target}/${file}`),
            ...releaseFileHeaders(file),
            Body: await readFile(path.join(dist, file)),
          }),
        );
      // The last file marks the upload as complete, so it waits for the others.
      for (const group of inGroups(files.slice(0, -1), CONCURRENCY)) await Promise.all(group.map(send));
      for (const file of files.slice(-1)) await send(file);
    },

    releases: (remote) => releasesOf(bucket, remote),
    remove: (remote, release) => removeRelease(bucket, remote, release),
  };
};
