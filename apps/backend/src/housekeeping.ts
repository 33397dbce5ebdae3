import type { FastifyInstance } from 'fastify';
import { forgetAssessments } from './careers/assessments';
import type { Database } from './database/connection';
import { tidy } from './identity/housekeeping';

const hour = 3_600_000;

/** Deletes what is too old to keep, once an hour while the application runs; what fails is logged, and tried again. */
export function keepHouse(app: FastifyInstance, database: Database): void {
  const timer = setInterval(() => {
    for (const task of [tidy, forgetAssessments])
      void task(database).catch((error: unknown) => app.log.error({ err: error }, 'Could not tidy up'));
  }, hour).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
