import { setTimeout } from 'node:timers/promises';
import { IndexBuilder } from '../engine/index/builder';
import { createTimeSlicer } from '../engine/index/time-slicing';
import type { SearchIndex } from '../engine/index/search-index';
import type { Understand } from '../understanding/understand';
import { createUnderstand } from '../understanding/understand';
import type { IndexDefinition } from './definition';
import type { Sources } from './sources';
import type { IndexTranslation } from './translation';
import { createTranslation } from './translation';

/** The official client times out after two seconds without a response. */
const WAIT_FOR_INDEX_MS = 1500;

const PREFIX = 'd10';
/** The suffix of index names on the production host (K-10); names with and without it are accepted on every host. */
const PRODUCTION = '_prod';

/** A parsed index name; a replica's name also sets the order. */
export interface NamedIndex {
  name: string;
  /** The name without prefix, suffix and order. */
  kind: string;
  index: SearchIndex;
  /** The order, such as 'salary_desc'; null for relevance. */
  order: string | null;
  understand: Understand;
  translation: IndexTranslation;
}

/** One entry in the list of indexes. */
export interface ListedIndex {
  name: string;
  entries: number;
  dataSize: number;
  builtAt: string;
  buildSeconds: number;
  replicas: string[];
}

/** The in-memory indexes. */
export interface LiveIndexes {
  /** Returns an index by name after its first build; undefined for an unknown name. Throws when the first build takes too long. */
  find(name: string): Promise<NamedIndex | undefined>;
  list(): ListedIndex[];
  /** Whether every index has been built at least once. */
  areBuilt(): boolean;
  /** The name and time of the latest build, which changes when results may have changed. Empty before the first build. */
  version(): string;
  /** Rebuilds every index from the sources that `gather` returns; searches use the old indexes until then. */
  rebuild(gather: Gather): Promise<void>;
  /** Stops a build in progress and resolves when it has stopped. */
  stop(): Promise<void>;
}

/** Reads the sources of a build, when it begins. */
type Gather = () => Sources | Promise<Sources>;

interface Options {
  definitions: readonly IndexDefinition[];
  /** How long a search waits for the first build, in milliseconds. */
  timeoutMs?: number;
  /** Called after each index that was built. */
  onBuilt?(): void;
}

interface Built {
  index: SearchIndex;
  understand: Understand;
  translation: IndexTranslation;
  builtAt: string;
  seconds: number;
}

/** Thrown when an index is requested before its first build. */
export class IndexNotReadyError extends Error {
  override name = 'IndexNotReadyError';
}

/** Creates the store of indexes, which is empty until `rebuild`. */
export const createLiveIndexes = ({
  definitions,
  timeoutMs = WAIT_FOR_INDEX_MS,
  onBuilt,
}: Options): LiveIndexes => {
  const built = new Map<string, Built>();
  const names = listNames(definitions);
  let version = '';
  let isStopped = false;
  let currentBuild = Promise.resolve();

  const buildAll = async (gather: Gather) => {
    if (isStopped) return;
    const sources = await gather();
    for (const definition of definitions) {
      const index = await build(definition, sources, () => isStopped);
      if (!index) return;
      built.set(definition.kind, index);
      version = `${definition.kind} ${index.builtAt}`;
      onBuilt?.();
    }
  };
  const waitForFirstBuild = async (kind: string) => {
    const deadline = performance.now() + timeoutMs;
    for (;;) {
      const found = built.get(kind);
      if (found) return found;
      if (isStopped || performance.now() > deadline) throw new IndexNotReadyError();
      await setTimeout(20);
    }
  };
  return {
    async find(name) {
      const target = names.get(name);
      if (!target) return undefined;
      const { index, understand, translation } = await waitForFirstBuild(target.kind);
      return { name, kind: target.kind, index, order: target.order, understand, translation };
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
          replicas: listOrders(settings.sorts).map((order) => `${name}_${order}`),
        };
      }),
    areBuilt: () => built.size === definitions.length,
    version: () => version,
    rebuild: (gather) => (currentBuild = currentBuild.catch(() => {}).then(() => buildAll(gather))),
    stop: () => {
      isStopped = true;
      return currentBuild.catch(() => {});
    },
  };
};

const listOrders = (sorts: readonly string[]) => sorts.flatMap((sort) => [`${sort}_asc`, `${sort}_desc`]);

/** Every accepted name of an index. */
const listNames = (definitions: readonly IndexDefinition[]) => {
  const names = new Map<string, { kind: string; order: string | null }>();
  for (const { kind, settings } of definitions) {
    for (const suffix of ['', PRODUCTION]) {
      names.set(`${PREFIX}_${kind}${suffix}`, { kind, order: null });
      for (const order of listOrders(settings.sorts)) {
        names.set(`${PREFIX}_${kind}${suffix}_${order}`, { kind, order });
      }
    }
  }
  return names;
};

/** Builds one index, yielding to the event loop between batches; undefined when the build is stopped. */
const build = async (
  { kind, settings, records }: IndexDefinition,
  sources: Sources,
  isStopped: () => boolean,
): Promise<Built | undefined> => {
  const began = performance.now();
  const builder = new IndexBuilder(settings);
  const yieldToEventLoop = createTimeSlicer();
  for await (const record of records(sources)) {
    if (isStopped()) return undefined;
    builder.add(record);
    await yieldToEventLoop();
  }
  const index = await builder.build(yieldToEventLoop);
  await yieldToEventLoop();
  // Only these two, so that the function does not keep all sources in memory.
  const { providers, outcodes } = sources;
  const understand = createUnderstand(kind, index, { providers, outcodes });
  return {
    index,
    understand,
    translation: createTranslation(kind, sources.documents.texts()),
    builtAt: new Date().toISOString(),
    seconds: (performance.now() - began) / 1000,
  };
};
