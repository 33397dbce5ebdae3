import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

const value = z.union([
  z.object({ stringValue: z.string() }).transform(({ stringValue }) => stringValue),
  z.object({ intValue: z.coerce.number() }).transform(({ intValue }) => intValue),
  z.object({ doubleValue: z.number() }).transform(({ doubleValue }) => doubleValue),
]);

const attributes = z
  .array(z.object({ key: z.string(), value }))
  .transform((pairs) => Object.fromEntries(pairs.map((pair) => [pair.key, pair.value])));

const span = z.object({
  name: z.string(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  status: z.object({ code: z.number().optional() }),
  attributes,
});

const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: z.unknown() })) }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
});

const metrics = z.object({
  resourceMetrics: z.array(
    z.object({
      scopeMetrics: z.array(
        z.object({
          metrics: z.array(
            z.object({
              name: z.string(),
              histogram: z.object({
                dataPoints: z.array(z.object({ count: z.coerce.number(), sum: z.number(), attributes })),
              }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A span as received by a collector. */
export type SentSpan = z.infer<typeof span>;

/** Starts a collector that stores OTLP requests in JSON. */
export const openCollector = async () => {
  const bodies: { readonly path: string; readonly body: unknown }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      bodies.push({ path: request.url ?? '', body });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const of = <Shape extends z.ZodType>(path: string, shape: Shape) =>
    bodies.filter((sent) => sent.path === path).map(({ body }) => shape.parse(body));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans: (): SentSpan[] =>
      of('/v1/traces', traces)
        .flatMap(({ resourceSpans }) => resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans)
        .flatMap(({ spans }) => spans),
    metrics: () =>
      of('/v1/metrics', metrics)
        .flatMap(({ resourceMetrics }) => resourceMetrics)
        .flatMap(({ scopeMetrics }) => scopeMetrics)
        .flatMap((scope) => scope.metrics),
    /** Returns everything received, as text. */
    text: () => JSON.stringify(bodies),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
