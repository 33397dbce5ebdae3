import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Address of the remote's page. */
export const TRIAL_PATH = '/explore/trial';

const FILES: Readonly<Record<string, string>> = {
  'remote.config.ts': `export default {
  name: 'trial', paths: ['${TRIAL_PATH}'], slots: [], contract: '^1.0.0', budget: 30_000,
};`,
  'src/remote.ts': `export const TURN = 'turn 0';
export const routes = [
  { id: 'trial.page', path: '${TRIAL_PATH}', lazy: () => import(/* webpackChunkName: "trial.page" */ './page') },
];`,
  'src/head.ts': `import { pageHandle } from '@signpost/federation/contract';
export const handle = pageHandle<{ text: string }>({
  head: ({ data }) => ({ title: 'title 0 of ' + data.text, description: 'A trial', canonical: '${TRIAL_PATH}' }),
});`,
  'src/loader.ts': `export const loader = () => ({ text: 'data 0' });`,
  'src/words.ts': `export const WORD = 'word 0';`,
  'src/part.tsx': `export const LIMIT = 10;
export const Part = () => <p>part 0</p>;`,
  'src/page.module.css': `@layer pages { .counter { order: 0; } }`,
  'src/page.tsx': `import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { lazyLoader } from '@signpost/federation/contract';
import { LIMIT, Part } from './part';
import { WORD } from './words';
import styles from './page.module.css';

export { handle } from './head';
export const loader = lazyLoader(() => import(/* webpackChunkName: "trial.page.loader" */ './loader'));

export const Component = () => {
  const { text } = useLoaderData() as { text: string };
  const [count, setCount] = useState(0);
  return (
    <div>
      <h1>page 0, {WORD}, {text}, limit {LIMIT}</h1>
      <Part />
      <button className={styles.counter} onClick={() => setCount(count + 1)}>{count} times</button>
    </div>
  );
};`,
};

/** A remote whose page has state, a loader, a head and styles, as the documentation says, in a folder. */
export interface TrialRemote {
  readonly folder: string;
  /** Saves a file with the number after the text `what` replaced by `turn`. */
  turn(file: string, what: string, turn: number): Promise<void>;
}

/** Writes the remote `trial` into a folder. */
export const writeTrialRemote = async (folder: string): Promise<TrialRemote> => {
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return {
    folder,
    async turn(file, what, turn) {
      const source = await readFile(path.join(folder, file), 'utf8');
      await writeFile(path.join(folder, file), source.replace(new RegExp(`${what} \\d+`), `${what} ${turn}`));
    },
  };
};
