import { setTimeout as wait } from 'node:timers/promises';
import { context, metrics, propagation, trace } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { openMeter } from './open-meter';
import { openTracing } from './open-tracing';
import type { Telemetry } from './tracing';

/** What this process calls itself, unless `OTEL_SERVICE_NAME` or `OTEL_RESOURCE_ATTRIBUTES` say otherwise. */
const SERVICE = 'signpost-shell';

/** Milliseconds for which a process that stops waits for a collector. */
const LAST_WORDS = 5_000;

/**
 * Sends traces and metrics to a collector by OTLP over HTTP: to `/v1/traces` and `/v1/metrics` under `endpoint`. Sampling,
 * headers, batches and names follow OpenTelemetry's own environment variables. Calls of `backend` carry the trace on.
 */
export const openTelemetry = (endpoint: string, backend: string): Telemetry => {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': SERVICE }))
    .merge(detectResources({ detectors: [envDetector] }));
  const to = (signal: string) => ({ url: `${endpoint.replace(/\/$/, '')}/v1/${signal}` });
  const spans = new NodeTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter(to('traces')))],
  });
  // The spans of a request find each other by the context that this keeps.
  spans.register();
  const measurements = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(to('metrics')) })],
  });
  return {
    tracing: openTracing(spans.getTracer(SERVICE), backend),
    meter: openMeter(measurements.getMeter(SERVICE)),
    async close() {
      const said = Promise.allSettled([spans.shutdown(), measurements.shutdown()]);
      await Promise.race([said, wait(LAST_WORDS, undefined, { ref: false })]);
      [context, metrics, propagation, trace].forEach((part) => part.disable());
    },
  };
};
