import * as v from 'valibot';

/** Header of a kept copy, which describes it. */
const KEPT_HEADER = 'x-kept';

const keptFile = v.object({
  /** When it was kept, in milliseconds since 1970. */
  at: v.number(),
  bytes: v.number(),
});

const keptPage = v.object({
  ...keptFile.entries,
  title: v.string(),
  /** The releases that made it, by remote. */
  releases: v.record(v.string(), v.string()),
  /** Paths of the files that it names. */
  files: v.array(v.string()),
  /** Whether it is the page of something that the visitor saved. */
  isSaved: v.boolean(),
});

/** A kept file. */
export type KeptFile = v.InferOutput<typeof keptFile>;

/** A kept page. */
export type KeptPage = v.InferOutput<typeof keptPage>;

/** Headers of an answer that do not hold for its kept copy, whose body is not compressed and answers any request. */
const DROPPED = ['content-encoding', 'content-length', 'vary', 'server-timing', 'x-request-id', 'set-cookie'];

/** Returns a copy of an answer that says what it is. */
export const describedCopy = (answer: Response, body: BodyInit, kept: KeptFile | KeptPage): Response => {
  const headers = new Headers(answer.headers);
  DROPPED.forEach((name) => headers.delete(name));
  headers.set(KEPT_HEADER, encodeURIComponent(JSON.stringify(kept)));
  return new Response(body, { headers });
};

const parse = (copy: Response): unknown => {
  try {
    return JSON.parse(decodeURIComponent(copy.headers.get(KEPT_HEADER) ?? ''));
  } catch {
    return undefined;
  }
};

const readAs = <Schema extends typeof keptFile | typeof keptPage>(schema: Schema, copy: Response) => {
  const result = v.safeParse(schema, parse(copy));
  return result.success ? result.output : undefined;
};

/** Reads the description of a kept page; undefined when it is not one of this version. */
export const readKeptPage = (copy: Response): KeptPage | undefined =>
  readAs(keptPage, copy) as KeptPage | undefined;

/** Reads the description of a kept file; undefined when it is not one of this version. */
export const readKeptFile = (copy: Response): KeptFile | undefined => readAs(keptFile, copy);
