import { setTimeout } from 'node:timers/promises';
import { IndexBuilder } from '../engine/index/builder';
import { createTimeSlicer } from '../engine/index/time-slicing';
import type { SearchIndex } from '../engine/index/search-index';
import type { Understand } from '../understanding/understand';
import { createUnderstand } from '../understanding/understand';
import type { IndexDefinition } from './definition';
import type { Sources } from './sources';

/** The official client gives a silent server two seconds. */
const WAIT_FOR_INDEX_MS = 1500;

const PREFIX = 'd10';
/** The name's ending on the production host (K-10); both forms are understood everywhere. */
const PRODUCTION = '_prod';

/** An index as it is asked for: by its name, or by a replica's, whose order it then has. */
export interface NamedIndex {
  name: string;
  /** Its name without prefix, suffix and order. */
  kind: string;
  index: SearchIndex;
  /** 'salary_desc', say; null for relevance. */
  order: string | null;
  understand: Understand;
}

/** One index as it is listed. */
export interface ListedIndex {
  name: string;
  entries: number;
  dataSize: number;
  builtAt: string;
  buildSeconds: number;
  replicas: string[];
}

/** The indexes in memory. */
export interface LiveIndexes {
  /** An index by name, once its first build is done; undefined for a name that there is none of. Throws when that takes too long. */
  find(name: string): Promise<NamedIndex | undefined>;
  list(): ListedIndex[];
  /** Whether every index has had its first build. */
  areBuilt(): boolean;
  /** What was built last, and when: another one means that answers may have changed. Empty before the first build. */
  version(): string;
  /** Builds every index again from what the sources hold now; the old ones answer until then. */
  rebuild(): Promise<void>;
  /** Ends a build under way, and comes back when it has ended. */
  stop(): Promise<void>;
}

interface Options {
  definitions: readonly IndexDefinition[];
  gather(): Sources | Promise<Sources>;
  /** How long a search waits for the first build, in milliseconds. */
  patience?: number;
}

interface Built {
  index: SearchIndex;
  understand: Understand;
  builtAt: string;
  seconds: number;
}

/** The index was asked for before it was built. */
export class IndexNotReadyError extends Error {
  override name = 'IndexNotReadyError';
}

/** Holds the indexes; `rebuild` fills them. */
export const createLiveIndexes = ({
  definitions,
  gather,
  patience = WAIT_FOR_INDEX_MS,
}: Options): LiveIndexes => {
  const built = new Map<string, Built>();
  const names = namesOf(definitions);
  let version = '';
  let stopped = false;
  let underWay = Promise.resolve();

  const buildAll = async () => {
    if (stopped) return;
    const sources = await gather();
    for (const definition of definitions) {
      const index = await build(definition, sources, () => stopped);
      if (!index) return;
      built.set(definition.kind, index);
      version = `${definition.kind} ${index.builtAt}`;
    }
  };
  const firstBuild = async (kind: string) => {
    const until = performance.now() + patience;
    for (;;) {
      const found = built.get(kind);
      if (found) return found;
      if (stopped || performance.now() > until) throw new IndexNotReadyError();
      await setTimeout(20);
    }
  };
  return {
    async find(name) {
      const known = names.get(name);
      if (!known) return undefined;
      const { index, understand } = await firstBuild(known.kind);
      return { name, kind: known.kind, index, order: known.order, understand };
    },
    list: () =>
      definitions.flatMap(({ kind, settings }) => {
        const found = built.get(kind);
        if (!found) return [];
        const name = `${PREFIX}_${kind}`;
        return {
          name,
          entries: found.index.size,
          dataSize: found.index.recordBytes,
          builtAt: found.builtAt,
          buildSeconds: found.seconds,
          replicas: ordersOf(settings.sorts).map((order) => `${name}_${order}`),
        };
      }),
    areBuilt: () => built.size === definitions.length,
    version: () => version,
    rebuild: () => (underWay = underWay.catch(() => {}).then(buildAll)),
    stop: () => {
      stopped = true;
      return underWay.catch(() => {});
    },
  };
};

const ordersOf = (sorts: readonly string[]) => sorts.flatMap((sort) => [`${sort}_asc`, `${sort}_desc`]);

/** Every name that an index is known by. */
const namesOf = (definitions: readonly IndexDefinition[]) => {
  const names = new Map<string, { kind: string; order: string | null }>();
  for (const { kind, settings } of definitions) {
    for (const ending of ['', PRODUCTION]) {
      names.set(`${PREFIX}_${kind}${ending}`, { kind, order: null });
      for (const order of ordersOf(settings.sorts)) {
        names.set(`${PREFIX}_${kind}${ending}_${order}`, { kind, order });
      }
    }
  }
  return names;
};

/** Builds one index in turns with other work; undefined when it is told to stop. */
const build = async (
  { kind, settings, records }: IndexDefinition,
  sources: Sources,
  isStopped: () => boolean,
): Promise<Built | undefined> => {
  const began = performance.now();
  const builder = new IndexBuilder(settings);
  const pause = createTimeSlicer();
  for await (const record of records(sources)) {
    if (isStopped()) return undefined;
    builder.add(record);
    await pause();
  }
  const index = await builder.build(pause);
  await pause();
  const understand = createUnderstand(kind, index, sources);
  return {
    index,
    understand,
    builtAt: new Date().toISOString(),
    seconds: (performance.now() - began) / 1000,
  };
};
