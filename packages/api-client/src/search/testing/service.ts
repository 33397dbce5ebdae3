import type { IncomingMessage } from 'node:http';
import { json, type TestApi } from '../../testing/test-api';
import { MARK_END, MARK_START } from '../highlight';

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
};

interface Asked {
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly requests: readonly Readonly<Record<string, unknown>>[] };
}

/** Sets the server's responses; returns the requests it has received since. */
export const answerWith = (server: TestApi, ...results: readonly object[]) => {
  const asked: Asked[] = [];
  server.answer((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push({
        path: request.url?.split('?')[0] ?? '',
        headers: request.headers,
        body: JSON.parse(body),
      });
      json({ results })(request, response);
    });
  });
  return asked;
};

/** An empty response. */
export const empty = { hits: [], nbHits: 0, nbPages: 0 };
/** A record with a highlighted title. */
export const bath = {
  objectID: '10007850',
  title: 'University of Bath',
  url: '/explore/unis/10007850/university-of-bath',
  summary: 'On a hill.',
  image: '/themes/bath.webp',
  town: 'Bath',
  courseCount: 212,
  salary: 31_000,
  tef: 'Gold',
  _geoloc: [{ lat: 51.38, lng: -2.33 }],
  _highlightResult: { title: { value: `University of ${MARK_START}Bath${MARK_END}`, matchLevel: 'full' } },
};
