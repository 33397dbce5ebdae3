import cluster from 'node:cluster';
import { on } from 'node:events';
import { Registry } from 'prom-client';
import { readToWorker, type FromWorker } from '../messages';

/** Milliseconds in which the supervisor must answer; longer than it waits for each worker. */
const METRICS_TIMEOUT_MS = 6_000;

let requests = 0;

const sendToSupervisor = (message: FromWorker) => process.send?.(message);

/** A worker's registry, whose text is the sum over all workers that the supervisor gathers. */
class SharedRegistry extends Registry {
  override async metrics(): Promise<string> {
    requests += 1;
    const metricsFor = requests;
    const answers = on(process, 'message', { signal: AbortSignal.timeout(METRICS_TIMEOUT_MS) });
    sendToSupervisor({ metricsFor });
    for await (const [message] of answers) {
      const parsed = readToWorker(message);
      if (parsed && 'text' in parsed && parsed.metricsFor === metricsFor) return parsed.text;
    }
    throw new Error('The supervisor did not answer');
  }
}

/** Returns the registry of this process' metrics; in a worker its text is the sum over all workers. */
export const openRegistry = (): Registry => {
  if (!cluster.isWorker) return new Registry();
  const registry = new SharedRegistry();
  process.on('message', (message) => {
    const parsed = readToWorker(message);
    if (!parsed || !('figuresFor' in parsed)) return;
    const { figuresFor } = parsed;
    // A worker whose metrics fail counts as one that did not answer.
    void registry.getMetricsAsJSON().then(
      (figures) => sendToSupervisor({ figuresFor, figures: figures.map((figure) => ({ ...figure })) }),
      () => undefined,
    );
  });
  return registry;
};
