import cluster from 'node:cluster';
import { on } from 'node:events';
import { AggregatorRegistry, Registry } from 'prom-client';
import { readToWorker, type FromWorker } from './messages';

/** Milliseconds within which all workers must have told their figures. */
const DEADLINE = 6_000;

let asked = 0;

/** A worker's registry. What it shows is the sum over all workers, which the process that keeps them gathers. */
class SharedRegistry extends AggregatorRegistry<'text/plain; version=0.0.4; charset=utf-8'> {
  override async metrics(): Promise<string> {
    asked += 1;
    const metricsFor = asked;
    const answers = on(process, 'message', { signal: AbortSignal.timeout(DEADLINE) });
    process.send?.({ metricsFor } satisfies FromWorker);
    for await (const [message] of answers) {
      const told = readToWorker(message);
      if (told && 'text' in told && told.metricsFor === metricsFor) return told.text;
    }
    throw new Error('The process that keeps the workers has gone');
  }
}

/** The registry for this process' figures: its own, or one that shows the sum over all workers where there are several. */
export const openRegistry = (): Registry => {
  if (!cluster.isWorker) return new Registry();
  const registry = new SharedRegistry();
  AggregatorRegistry.setRegistries(registry);
  return registry;
};
