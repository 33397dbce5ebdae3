import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostedSlotName } from '../../contract';
import { containerName } from '../../contract/shared';
import { sha256 } from '../../registry/sha256';
import type { ReleaseManifest } from '../../registry';

/** The kit's own remote, which fills the slots of the remotes that it checks. */
export const SLOT_FILLER = 'slot-filler';

/** What its rows do: `filled` shows the input, `empty` shows nothing, the others fail as their names say. */
export const ROW_STATES = ['filled', 'empty', 'slow', 'failing', 'broken'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** The parameter of a page's address that chooses the state; without it the rows show nothing. */
export const STATE_PARAMETER = 'signpost-row';

/** The text of a filled row, before the input as JSON. */
export const FILLED_TEXT = 'A row of the conformance kit: ';

/** The row's module as source text: the container must run without a bundler. */
const ROW = `{
  async load({ request, input }) {
    const state = new URL(request.url).searchParams.get(${JSON.stringify(STATE_PARAMETER)});
    if (state === 'slow') return new Promise(() => undefined);
    if (state === 'failing') throw new Error('the row fails to load');
    return { state, text: ${JSON.stringify(FILLED_TEXT)} + JSON.stringify(input) };
  },
  Component({ data }) {
    if (data.state === 'broken') throw new Error('the row fails to render');
    return data.state === 'filled' ? data.text : null;
  },
}`;

const containerSource = (target: string, slots: readonly HostedSlotName[]): string => {
  const filled = slots.map((slot) => `${JSON.stringify(slot)}: () => Promise.resolve(row)`);
  return `const row = ${ROW};
${target}.${containerName(SLOT_FILLER)} = {
  init() {},
  get: () => Promise.resolve(() => ({ routes: [], slots: { ${filled.join(', ')} } })),
};`;
};

/** Writes a built remote that fills these slots. Returns the folder to release. */
export const writeSlotFiller = async (folder: string, slots: readonly HostedSlotName[]): Promise<string> => {
  const files: Record<string, string> = {
    'client/remoteEntry.js': `(() => { ${containerSource('globalThis', slots)} })();`,
    'server/remoteEntry.js': containerSource('exports', slots),
  };
  const none = { js: [], css: [] };
  const manifest: ReleaseManifest = {
    name: SLOT_FILLER,
    contract: '^1.5.0',
    paths: [],
    slots: [...slots],
    client: {
      entry: 'client/remoteEntry.js',
      remote: none,
      chunks: Object.fromEntries(slots.map((slot) => [`${SLOT_FILLER}.slot.${slot}`, none])),
    },
    server: { entry: 'server/remoteEntry.js' },
    files: Object.fromEntries(
      Object.entries(files).map(([file, text]) => [
        file,
        { sha256: sha256(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
  };
  for (const [file, text] of Object.entries({ ...files, 'release.json': JSON.stringify(manifest) })) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return folder;
};
