import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ReloadEvent } from './reload-events';

/** A server-sent event stream to open pages. */
export interface ReloadEventStream {
  /** Sends an event to every page; a page that connects later gets the latest event first. */
  send(news: ReloadEvent): void;
  open(request: IncomingMessage, response: ServerResponse): void;
}

const formatEvent = (news: ReloadEvent) => `data: ${JSON.stringify(news)}\n\n`;

/** Opens a stream without clients. */
export const createReloadEventStream = (): ReloadEventStream => {
  const pages = new Set<ServerResponse>();
  let latest: ReloadEvent | undefined;
  return {
    send(news) {
      latest = news;
      pages.forEach((page) => page.write(formatEvent(news)));
    },
    open(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: 500\n\n${latest ? formatEvent(latest) : ''}`);
      pages.add(response);
      request.once('close', () => pages.delete(response));
    },
  };
};
