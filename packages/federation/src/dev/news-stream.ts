import type { IncomingMessage, ServerResponse } from 'node:http';
import type { News } from './news';

/** The pages that listen, as an event stream. */
export interface NewsStream {
  /** Tells every page; who comes later hears the last news first. */
  tell(news: News): void;
  open(request: IncomingMessage, response: ServerResponse): void;
}

const line = (news: News) => `data: ${JSON.stringify(news)}\n\n`;

/** Opens a stream without listeners. */
export const createNewsStream = (): NewsStream => {
  const pages = new Set<ServerResponse>();
  let last: News | undefined;
  return {
    tell(news) {
      last = news;
      pages.forEach((page) => page.write(line(news)));
    },
    open(request, response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(`retry: 500\n\n${last ? line(last) : ''}`);
      pages.add(response);
      request.once('close', () => pages.delete(response));
    },
  };
};
