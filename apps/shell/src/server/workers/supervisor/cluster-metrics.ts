import type { Worker } from 'node:cluster';
import { setTimeout } from 'node:timers/promises';
import { AggregatorRegistry, Gauge } from 'prom-client';
import type { FromWorker, ToWorker } from '../messages';

/** Milliseconds within which a worker must give its metrics: one that is stuck must not keep the others' back. */
const METRICS_TIMEOUT_MS = 1_000;

type Given = Extract<FromWorker, { figuresFor: number }>;
type Figures = Given['figures'];

export interface ClusterMetrics {
  /** The sum over these workers, as Prometheus' text; with how many were asked, and how many did not answer in time. */
  gather(workers: readonly Worker[]): Promise<string>;
  /** A worker gave its own. */
  given(worker: Worker, message: Given): void;
}

/** Sums up the metrics of workers; `tell` sends a message to one of them. */
export const createClusterMetrics = (tell: (worker: Worker, message: ToWorker) => void): ClusterMetrics => {
  const waiting = new Map<number, Map<Worker, (figures: Figures) => void>>();
  let asked = 0;

  const ask = async (workers: readonly Worker[]): Promise<readonly Figures[]> => {
    asked += 1;
    const figuresFor = asked;
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
          tell(worker, { figuresFor });
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
    given(worker, { figuresFor, figures }) {
      waiting.get(figuresFor)?.get(worker)?.(figures);
    },
  };
};
