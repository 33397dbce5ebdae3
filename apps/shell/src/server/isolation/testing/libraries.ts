import { createElement, Suspense, use } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { configureStore, createSlice } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query';
import Fastify from 'fastify';
import { createRequire } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type * as sdk from '@opentelemetry/sdk-trace-base';
import { lockGlobals } from '../lock-globals';

// Run by a test in a separate process: uses the libraries of the shell and remotes after the globals are locked.
lockGlobals();
const load = createRequire(__filename);

const streamed = async (): Promise<string> => {
  const late = new Promise<string>((resolve) => setImmediate(() => resolve('late')));
  const Late = () => createElement('b', null, use(late));
  const out = new PassThrough();
  const page = createElement(Suspense, { fallback: 'wait' }, createElement(Late));
  renderToPipeableStream(page).pipe(out);
  return text(out);
};

const answered = async (): Promise<unknown> => {
  const app = Fastify();
  app.get('/', () => ({ answer: 42 }));
  const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' });
  const api = createApi({
    baseQuery: fetchBaseQuery({ baseUrl }),
    endpoints: (build) => ({ answer: build.query<{ answer: number }, undefined>({ query: () => '/' }) }),
  });
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { data } = await store.dispatch(api.endpoints.answer.initiate(undefined));
  await app.close();
  return data;
};

const counted = (): number => {
  const { actions, reducer } = createSlice({
    name: 'count',
    initialState: { list: [1] },
    reducers: { add: (state) => void state.list.push(2) },
  });
  return reducer(undefined, actions.add()).list.length;
};

const sanitised = (): string => {
  const { default: purify } = load('isomorphic-dompurify') as { default: { sanitize(html: string): string } };
  return purify.sanitize('<b onclick="x()">safe</b><script>x()</script>');
};

const traced = async (): Promise<number> => {
  const { BasicTracerProvider, InMemorySpanExporter, SimpleSpanProcessor } = load(
    '@opentelemetry/sdk-trace-base',
  ) as typeof sdk;
  const exporter = new InMemorySpanExporter();
  const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });
  provider.getTracer('test').startSpan('span').end();
  await provider.forceFlush();
  return exporter.getFinishedSpans().length;
};

const run = async (): Promise<void> => {
  const rendered = renderToString(createElement('p', { className: 'a' }, 'text'));
  console.log(
    JSON.stringify({
      rendered,
      streamed: await streamed(),
      answered: await answered(),
      counted: counted(),
      sanitised: sanitised(),
      traced: await traced(),
    }),
  );
};

void run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
