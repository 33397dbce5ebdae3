import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Address of the remote's page. */
export const FIXTURE_PATH = '/explore/fixture';

const FILES: Readonly<Record<string, string>> = {
  'remote.config.ts': `export default {
  name: 'fixture', paths: ['${FIXTURE_PATH}'], slots: [], contract: '^1.0.0', budget: 30_000,
};`,
  'src/remote.ts': `export const TURN = 'turn 0';
export const routes = [
  { id: 'fixture.page', path: '${FIXTURE_PATH}', lazy: () => import(/* webpackChunkName: "fixture.page" */ './page') },
];`,
  'src/head.ts': `import { pageHandle } from '@signpost/federation/contract';
export const handle = pageHandle<{ text: string }>({
  head: ({ data }) => ({ title: 'title 0 of ' + data.text, description: 'A fixture', canonical: '${FIXTURE_PATH}' }),
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
export const loader = lazyLoader(() => import(/* webpackChunkName: "fixture.page.loader" */ './loader'));

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

/** A remote created for a test, whose page has state, a loader, a head and styles. */
export interface FixtureRemote {
  readonly folder: string;
  /** Replaces the number after the text `what` in a file by `turn`. */
  edit(file: string, what: string, turn: number): Promise<void>;
}

/** Writes the remote `fixture` into a folder. */
export const writeFixtureRemote = async (folder: string): Promise<FixtureRemote> => {
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  return {
    folder,
    async edit(file, what, turn) {
      const source = await readFile(path.join(folder, file), 'utf8');
      await writeFile(path.join(folder, file), source.replace(new RegExp(`${what} \\d+`), `${what} ${turn}`));
    },
  };
};
