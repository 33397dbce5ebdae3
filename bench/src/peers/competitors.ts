import { processorSeconds } from '../load/process-time';
import type { Product } from '../product';
import { FRAMEWORKS } from './frameworks';
import { startPeer } from './start-peer';

/** One way of building the three pages, running. */
export interface Competitor {
  readonly name: string;
  /** As visitors meet it, compressed. */
  readonly origin: string;
  /** Its servers by name: one that renders every page, and any that caches pages. */
  readonly servers: Readonly<Record<string, RunningServer>>;
  stop(): Promise<void>;
}

/** A server without anything in front of it. */
export interface RunningServer {
  readonly origin: string;
  /** Reads the processor time it has used; by its metrics when left out, as shells have them. */
  readonly processorSeconds?: () => Promise<number>;
}

export const PRODUCT = 'product';
export const PRODUCT_CACHED = 'product, micro-cached';
const ONE_BUNDLE = 'one bundle';

const startShells = async (product: Product): Promise<Competitor[]> => {
  const cached = await product.shell('ours', { MICRO_CACHE: 'on' });
  const ours = await product.shell('ours', { MICRO_CACHE: 'off' });
  const bundle = await product.shell('peer', { MICRO_CACHE: 'off' });
  return [
    {
      name: PRODUCT,
      origin: cached.origin,
      servers: { [PRODUCT]: ours, [PRODUCT_CACHED]: cached },
      stop: async () => {
        await cached.stop();
        await ours.stop();
      },
    },
    {
      name: ONE_BUNDLE,
      origin: bundle.origin,
      servers: { [ONE_BUNDLE]: bundle },
      stop: bundle.stop,
    },
  ];
};

/** Starts the product, the same source as one bundle, and the frameworks. `page` is a path that each answers. */
export const startCompetitors = async (product: Product, page: string): Promise<readonly Competitor[]> => {
  const started = await startShells(product);
  try {
    for (const framework of FRAMEWORKS) {
      const { origin, server, pid, stop } = await startPeer(framework, product.backend, page);
      started.push({
        name: framework.name,
        origin,
        servers: {
          [framework.name]: { origin: server.origin, processorSeconds: () => processorSeconds(pid) },
        },
        stop,
      });
    }
    return started;
  } catch (error) {
    for (const { stop } of started) await stop();
    throw error;
  }
};
