import type { FastifyInstance } from 'fastify';
import { deleteOldAssessments } from './domain/careers/assessments';
import { deleteOldChanges } from './domain/changes/retention';
import { deleteOldFeedback } from './domain/feedback/retention';
import type { Database } from './platform/database/connection';
import { deleteExpired } from './domain/identity/scheduled-cleanup';

const HOUR_MS = 3_600_000;

/** Deletes expired identity data, and old assessments, changes and feedback, once an hour; a failure is logged and retried at the next run. */
export const startScheduledCleanup = (app: FastifyInstance, database: Database): void => {
  const timer = setInterval(() => {
    for (const task of [deleteExpired, deleteOldAssessments, deleteOldChanges, deleteOldFeedback])
      void task(database).catch((error: unknown) =>
        app.log.error({ err: error }, 'Scheduled cleanup failed'),
      );
  }, HOUR_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
};
