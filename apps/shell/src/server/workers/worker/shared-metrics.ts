import cluster from 'node:cluster';
import { on } from 'node:events';
import { Registry } from 'prom-client';
import { readToWorker, type FromWorker } from '../messages';

/** Milliseconds within which the process that keeps the workers must answer; it waits less long for each of them. */
const METRICS_TIMEOUT_MS = 6_000;

let asked = 0;

const tell = (message: FromWorker) => process.send?.(message);

/** A worker's registry. What it shows is the sum over all workers, which the process that keeps them gathers. */
class SharedRegistry extends Registry {
  override async metrics(): Promise<string> {
    asked += 1;
    const metricsFor = asked;
    const answers = on(process, 'message', { signal: AbortSignal.timeout(METRICS_TIMEOUT_MS) });
    tell({ metricsFor });
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
  process.on('message', (message) => {
    const told = readToWorker(message);
    if (!told || !('figuresFor' in told)) return;
    const { figuresFor } = told;
    // A worker without figures of its own counts as one that did not answer.
    void registry.getMetricsAsJSON().then(
      (figures) => tell({ figuresFor, figures: figures.map((figure) => ({ ...figure })) }),
      () => undefined,
    );
  });
  return registry;
};
