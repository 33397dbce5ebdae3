import { context, propagation, SpanKind, SpanStatusCode, type Span, type Tracer } from '@opentelemetry/api';
import { errorName } from './error-name';
import type { Note, Tracing } from './tracing';

/** Which service of the API a call asks: the words before the first thing that has a name of its own. */
const serviceOf = (pathname: string): string => {
  const words = pathname.split('/').slice(1, 4);
  const named = words.findIndex((word) => !/^(?:[a-z-]+|v?\d)$/.test(word));
  return `/${words.slice(0, named < 0 ? undefined : named).join('/')}`;
};

/** A failure by its name: what it says may hold what a visitor wrote. */
const fail = (span: Span, error: unknown): void => {
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
 * Spans by OpenTelemetry: pages are what this process serves, calls what it asks of another. Only calls of the backend's
 * origin carry the trace: other services, such as a search service, are not part of it.
 */
export const openTracing = (tracer: Tracer, backend: string): Tracing => ({
  span: (name, attributes, work) => {
    const kind = name === 'page' ? SpanKind.SERVER : SpanKind.INTERNAL;
    return tracer.startActiveSpan(name, { kind, attributes }, async (span) => {
      try {
        return await work(noteOn(span));
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  },
  fetch: (input, init) => {
    const request = new Request(input, init);
    const { origin, pathname } = new URL(request.url);
    const service = serviceOf(pathname);
    const attributes = { 'http.request.method': request.method, 'url.template': service };
    const about = { kind: SpanKind.CLIENT, attributes };
    return tracer.startActiveSpan(`${request.method} ${service}`, about, async (span) => {
      if (origin === new URL(backend).origin)
        propagation.inject(context.active(), request.headers, {
          set: (headers, key, value) => headers.set(key, value),
        });
      try {
        const answer = await fetch(request);
        span.setAttribute('http.response.status_code', answer.status);
        if (!answer.ok) span.setStatus({ code: SpanStatusCode.ERROR });
        return answer;
      } catch (error) {
        fail(span, error);
        throw error;
      } finally {
        span.end();
      }
    });
  },
});
