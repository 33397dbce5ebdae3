import cluster from 'node:cluster';
import { on } from 'node:events';
import { readToWorker, type FromWorker } from '../workers/messages';
import type { ErrorCounts } from './error-events';
import { createErrorJournal } from './error-journal';

/** Milliseconds in which the supervisor must answer. */
const ANSWER_TIMEOUT_MS = 2_000;

const send = (message: FromWorker) => process.send?.(message);

let requests = 0;

/** The counts of a worker: sends events to the supervisor, and asks it for the groups of all workers. */
const shared: ErrorCounts = {
  note: (errorEvent) => void send({ errorEvent }),
  async groups() {
    requests += 1;
    const errorsFor = requests;
    const answers = on(process, 'message', { signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS) });
    send({ errorsFor });
    for await (const [message] of answers) {
      const parsed = readToWorker(message);
      if (parsed && 'errors' in parsed && parsed.errorsFor === errorsFor) return parsed.errors;
    }
    throw new Error('The supervisor did not answer');
  },
};

/** Opens the counts of errors: in a worker those of the supervisor; without a supervisor, in this process. */
export const openErrors = (): ErrorCounts => {
  if (cluster.isWorker) return shared;
  const journal = createErrorJournal();
  return { note: journal.note, groups: () => Promise.resolve(journal.groups()) };
};
