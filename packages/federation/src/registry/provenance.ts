import { z } from 'zod';

/** What was built into a release, and its revision: in-toto's ResourceDescriptor. */
const resource = z.looseObject({ uri: z.string(), digest: z.record(z.string(), z.string()).optional() });

/**
 * How a release was built: an in-toto statement (v1) with SLSA's build provenance (v1) as predicate. The signature of the
 * registry entry covers it.
 */
export const provenance = z.looseObject({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z.array(z.looseObject({ name: z.string(), digest: z.looseObject({ sha256: z.string() }) })).min(1),
  predicateType: z.literal('https://slsa.dev/provenance/v1'),
  predicate: z.looseObject({
    buildDefinition: z.looseObject({
      buildType: z.string(),
      externalParameters: z.record(z.string(), z.unknown()),
      resolvedDependencies: z.array(resource).default([]),
    }),
    runDetails: z.looseObject({
      builder: z.looseObject({ id: z.string() }),
      metadata: z
        .looseObject({
          invocationId: z.string().optional(),
          startedOn: z.iso.datetime().optional(),
          finishedOn: z.iso.datetime().optional(),
        })
        .default({}),
    }),
  }),
});
export type Provenance = z.infer<typeof provenance>;

/** The commit that a release was built from; undefined when the statement names none. */
export const commitOf = ({ predicate }: Provenance): string | undefined =>
  predicate.buildDefinition.resolvedDependencies
    .map(({ digest }) => digest?.['gitCommit'])
    .find((commit) => commit !== undefined);

/** The id of the platform that built the release. */
export const builderOf = ({ predicate }: Provenance): string => predicate.runDetails.builder.id;

/** Whether the statement is about the release whose `release.json` has this SHA-256. */
export const isProvenanceOf = ({ subject }: Provenance, integrity: string): boolean =>
  subject.some(({ digest }) => digest.sha256 === integrity);
