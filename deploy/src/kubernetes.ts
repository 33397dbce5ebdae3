import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { documents } from './read';

const require = createRequire(__filename);
const FOLDER = 'deploy/kubernetes';

const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});

/** A manifest of a built-in Kubernetes kind. */
export type Manifest = z.infer<typeof manifest>;

/** The manifest files, without Kustomize's own. */
export const FILES = readdirSync(path.resolve(__dirname, '../kubernetes')).filter(
  (file) => file !== 'kustomization.yaml',
);

/** The manifests of a file. */
export const manifestsOf = (file: string): Manifest[] =>
  documents(`${FOLDER}/${file}`).map((document) => manifest.parse(document));

type Model = new (data: Manifest) => { validate(): void };

/** Validates a manifest against the schema of its kind. Throws with the errors, and for an unknown kind. */
export const validate = (data: Manifest): void => {
  const models = require(`kubernetes-models/${data.apiVersion}`) as Record<string, Model | undefined>;
  const Kind = models[data.kind];
  if (!Kind) throw new Error(`${data.apiVersion} knows no ${data.kind}`);
  new Kind(data).validate();
};

/**
 * Type errors of manifests checked against Kubernetes' TypeScript types, one line each: mainly unknown
 * fields, which the schemas accept.
 */
export const typeProblems = (manifests: readonly Manifest[]): string[] => {
  const source = manifests
    .map(
      ({ apiVersion, kind, ...rest }, number) =>
        `import type { I${kind} as K${number} } from 'kubernetes-models/${apiVersion}';\n` +
        `export const m${number}: K${number} = ${JSON.stringify({ apiVersion, kind, ...rest })};`,
    )
    .join('\n');
  const file = path.resolve(__dirname, 'manifests.generated.ts');
  const options = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, version) =>
    name === file ? ts.createSourceFile(name, source, version) : read(name, version);
  const program = ts.createProgram([file], options, host);
  return [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()].map(({ messageText }) =>
    ts.flattenDiagnosticMessageText(messageText, '\n'),
  );
};
