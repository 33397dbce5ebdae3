import type { Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import { AggregatorRegistry, Gauge } from 'prom-client';
import type { FromWorker, ToWorker } from '../messages';

/** Milliseconds in which a worker must return its metrics, so that a blocked one does not delay the others'. */
const METRICS_TIMEOUT_MS = 1_000;

type MetricsMessage = Extract<FromWorker, { figuresFor: number }>;
type Figures = MetricsMessage['figures'];

export interface ClusterMetrics {
  /** The sum over these workers as Prometheus text, with the number of workers and of those that did not answer in time. */
  gather(workers: readonly Worker[]): Promise<string>;
  /** Receives the metrics of a worker. */
  received(worker: Worker, message: MetricsMessage): void;
}

/** Sums the metrics of workers; `send` sends a message to one of them. */
export const createClusterMetrics = (send: (worker: Worker, message: ToWorker) => void): ClusterMetrics => {
  const waiting = new Map<number, Map<Worker, (figures: Figures) => void>>();
  let requests = 0;

  const ask = async (workers: readonly Worker[]): Promise<readonly Figures[]> => {
    requests += 1;
    const figuresFor = requests;
    const answers: Figures[] = [];
    const answering = new Map<Worker, (figures: Figures) => void>();
    waiting.set(figuresFor, answering);
    const all = workers.map(
      (worker) =>
        new Promise<void>((resolve) => {
          answering.set(worker, (figures) => {
            answers.push(figures);
            resolve();
          });
          send(worker, { figuresFor });
        }),
    );
    const deadline = new AbortController();
    await Promise.race([
      Promise.all(all),
      setTimeout(METRICS_TIMEOUT_MS, undefined, { signal: deadline.signal }).catch(() => undefined),
    ]);
    deadline.abort();
    waiting.delete(figuresFor);
    return answers;
  };

  return {
    async gather(workers) {
      const answers = await ask(workers);
      const sum = AggregatorRegistry.aggregate([...answers]);
      const gauge = (name: string, help: string, value: number) =>
        new Gauge({ name, help, registers: [sum] }).set(value);
      gauge('signpost_workers', 'Workers that were asked for these metrics', workers.length);
      gauge(
        'signpost_workers_unanswered',
        'Workers among them that did not answer in time: what they counted is not in these metrics',
        workers.length - answers.length,
      );
      return sum.metrics();
    },
    received(worker, { figuresFor, figures }) {
      waiting.get(figuresFor)?.get(worker)?.(figures);
    },
  };
};
