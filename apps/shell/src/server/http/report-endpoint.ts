import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import { limitCalls } from './call-limit';
import { isFromSite } from './from-site';

/** Maximum reports per minute from one IP address, which all pupils of a school may share. */
const REPORTS_PER_MINUTE = 60;

/** An endpoint to which pages of this site send small reports as JSON, with the content type of plain text. */
export interface ReportEndpoint<Report> {
  readonly path: string;
  readonly site: URL;
  readonly schema: ZodType<Report>;
  readonly maxBytes: number;
  accept(report: Report, request: FastifyRequest): void;
}

const parseReport = <Report>(schema: ZodType<Report>, body: unknown): Report | undefined => {
  try {
    return schema.safeParse(JSON.parse(String(body))).data;
  } catch {
    return undefined;
  }
};

/**
 * Adds an endpoint for reports. It responds with 204 to a valid report, 400 to an invalid one, 403 to another site's, 413
 * and 429 beyond the limits.
 */
export const addReportEndpoint = async <Report>(
  app: FastifyInstance,
  { path, site, schema, maxBytes, accept }: ReportEndpoint<Report>,
): Promise<void> => {
  const preHandler = await limitCalls(app, REPORTS_PER_MINUTE);
  app.post(path, { preHandler, bodyLimit: maxBytes }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromSite(request.headers, site)) return reply.code(403).send();
    const report = parseReport(schema, request.body);
    if (!report) return reply.code(400).send();
    accept(report, request);
    return reply.code(204).send();
  });
};
