import {
  context,
  propagation,
  SpanKind,
  SpanStatusCode,
  trace,
  type Span,
  type Tracer,
} from '@opentelemetry/api';
import { errorName } from './error-name';
import type { Note, Tracing } from './tracing';

/** Returns the API service of a path: its first segments up to three, before the first one that may be an id. */
const serviceOf = (pathname: string): string => {
  const segments = pathname.split('/').slice(1, 4);
  const idIndex = segments.findIndex((segment) => !/^(?:[a-z-]+|v?\d)$/.test(segment));
  return `/${segments.slice(0, idIndex < 0 ? undefined : idIndex).join('/')}`;
};

/** Records only the error's name, because its message may contain a visitor's input. */
const recordError = (span: Span, error: unknown): void => {
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.setAttribute('error.type', errorName(error));
};

const noteOn =
  (span: Span): Note =>
  (attributes) => {
    span.setAttributes(attributes);
    const { 'http.route': route, 'error.type': failed } = attributes;
    if (typeof route === 'string') span.updateName(`GET ${route}`);
    if (failed !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
  };

/**
 * Creates OpenTelemetry spans: server spans for pages, client spans for calls of other services. The trace context is
 * propagated only to the backend's origin, not to third parties such as a search service.
 */
export const openTracing = (tracer: Tracer, backend: string): Tracing => ({
  span: (name, attributes, work) => {
    const kind = name === 'page' ? SpanKind.SERVER : SpanKind.INTERNAL;
    return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
      try {
        return await work(noteOn(span));
      } catch (error) {
        recordError(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  },
  exceptionEvent: () => {
    const span = trace.getActiveSpan();
    return (attributes) => {
      if (span?.isRecording()) span.addEvent('exception', attributes);
    };
  },
  fetch: (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const service = serviceOf(pathname);
    const attributes = { 'http.request.method': request.method, 'url.template': service };
    const options = { kind: SpanKind.CLIENT, attributes };
    return tracer.startActiveSpan(`${request.method} ${service}`, options, async (span) => {
      if (origin === new URL(backend).origin)
        propagation.inject(context.active(), request.headers, {
          set: (headers, key, value) => headers.set(key, value),
        });
      try {
        const response = await fetch(request);
        span.setAttribute('http.response.status_code', response.status);
        if (!response.ok) span.setStatus({ code: SpanStatusCode.ERROR });
        return response;
      } catch (error) {
        recordError(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  },
});
