import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ERROR_KINDS, ERRORS_PATH, MAX_FRAMES } from '../../transfer/error-report';
import { addReportEndpoint } from '../http/report-endpoint';
import type { ErrorRecorder } from './error-recorder';

const MAX_BYTES = 1_000;

const position = z.number().int().min(1).max(10_000_000);

/** A script in the browser half of a release. */
const script = z
  .string()
  .max(100)
  .regex(/^client\/(?:[a-z]{2}\/)?[\w.-]+\.js$/);

const schema = z.strictObject({
  remote: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  release: z.string().regex(/^[0-9a-f]{12}$/),
  failure: z.enum(ERROR_KINDS),
  name: z.string().regex(/^\w{1,40}$/),
  frames: z
    .array(z.tuple([script, position, position]))
    .min(1)
    .max(MAX_FRAMES),
});

/** The endpoint for browsers' reports of errors in the code of releases. */
export const errorReports = (
  app: FastifyInstance,
  { site, recorder }: { readonly site: URL; readonly recorder: Pick<ErrorRecorder, 'reported'> },
): Promise<void> =>
  addReportEndpoint(app, {
    path: ERRORS_PATH,
    site,
    schema,
    maxBytes: MAX_BYTES,
    accept: (report, { ip }) => recorder.reported(report, ip),
  });
