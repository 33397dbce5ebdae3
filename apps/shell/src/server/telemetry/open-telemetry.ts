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

/** The default service name; `OTEL_SERVICE_NAME` or `OTEL_RESOURCE_ATTRIBUTES` override it. */
const SERVICE = 'signpost-shell';

/** Timeout of the last export when the process stops. */
const FLUSH_TIMEOUT_MS = 5_000;

/**
 * Exports traces and metrics to a collector by OTLP over HTTP: to `/v1/traces` and `/v1/metrics` under `endpoint`.
 * Sampling, headers, batches and names are set by OpenTelemetry's own environment variables. The trace context is
 * propagated to `backend`.
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
  // Registers the context manager, which relates the spans of a request.
  spans.register();
  const measurements = new MeterProvider({
    resource,
    readers: [new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(to('metrics')) })],
  });
  return {
    tracing: openTracing(spans.getTracer(SERVICE), backend),
    meter: openMeter(measurements.getMeter(SERVICE)),
    async close() {
      const flushed = Promise.allSettled([spans.shutdown(), measurements.shutdown()]);
      await Promise.race([flushed, wait(FLUSH_TIMEOUT_MS, undefined, { ref: false })]);
      [context, metrics, propagation, trace].forEach((part) => part.disable());
    },
  };
};
