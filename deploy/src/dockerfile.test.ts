import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { Copy, DockerfileParser, From, type Instruction } from 'dockerfile-ast';
import { z } from 'zod';
import { text } from './read';

const root = path.resolve(__dirname, '../..');
const dockerfile = DockerfileParser.parse(text('deploy/Dockerfile'));
const instructions = dockerfile.getInstructions();

/** Instructions of each stage, by its name. */
const stages = new Map<string, Instruction[]>();
for (const instruction of instructions) {
  if (instruction instanceof From) stages.set(instruction.getBuildStage() ?? '', []);
  else [...stages.values()].at(-1)?.push(instruction);
}

const wordsOf = (instruction: Instruction) => instruction.getArguments().map((word) => word.getValue());
const inRepository = (name: string): boolean =>
  execFileSync('git', ['ls-files', '--', name], { cwd: root, encoding: 'utf8' }) !== '';

describe('the Dockerfile', () => {
  it('copies only what the repository or an earlier stage has', () => {
    const seen: string[] = [];
    for (const [stage, own] of stages) {
      for (const copy of own.filter((instruction) => instruction instanceof Copy)) {
        const from = copy.getFromFlag()?.getValue();
        if (from) expect(seen).toContain(from);
        else
          for (const source of wordsOf(copy).slice(0, -1))
            expect([source, inRepository(source)]).toEqual([source, true]);
      }
      seen.push(stage);
    }
  });

  it.each(['shell', 'backend', 'tools'])('runs the %s as a non-root user', (stage) => {
    const last = stages
      .get(stage)
      ?.filter((one) => one.getKeyword() === 'USER')
      .at(-1);
    expect(last && wordsOf(last)).toEqual(['node']);
  });

  it('starts the same files as `npm start`', () => {
    const started = [...text('scripts/steps/serve.mjs').matchAll(/startProcess\(\s*'([^']+)'/g)].map(
      ([, file]) => file,
    );
    const commands = ['backend', 'shell'].map((stage) =>
      z
        .array(z.string())
        .parse(JSON.parse(stages.get(stage)?.at(-1)?.getArgumentsContent() ?? ''))
        .at(-1),
    );
    expect(commands).toEqual(started);
  });

  it('uses the Node version that .nvmrc names', () => {
    const images = dockerfile.getFROMs().map((from) => from.getImage());
    const version = text('.nvmrc').trim();
    expect(new Set(images)).toEqual(new Set([`node:${version}-bookworm-slim`]));
  });

  it('installs exactly what the lock file names, and npm accepts the lock file', () => {
    const installs = instructions.flatMap((one) =>
      one.getKeyword() === 'RUN' ? (one.getArgumentsContent()?.match(/npm (install|ci)\b/g) ?? []) : [],
    );
    expect(installs).toEqual(['npm ci', 'npm ci', 'npm ci']);
    // Throws when package.json and the lock file disagree, as they do after an npm bug drops other platforms'
    // binaries.
    execFileSync('npm', ['ci', '--dry-run', '--offline', '--loglevel=error'], { cwd: root });
  });

  it('leaves out packages, builds and settings of this machine', () => {
    const ignored = text('deploy/Dockerfile.dockerignore').split('\n');
    expect(ignored).toEqual(
      expect.arrayContaining(['.git', '**/node_modules', '**/dist', '**/.env', '.signpost']),
    );
  });
});
