import type { FastifyInstance } from 'fastify';
import { londonToday, type Today } from '../../domain/events/days';
import type { DigestSources } from '../../domain/identity/watch-emails/digest';
import type { Services } from '../services';

const BAD_REQUEST = 400;

/**
 * What emails about watched things are made from: documents, and the search service of this backend, which is called by
 * its protocol, so that an email has what a visitor's search finds.
 */
export const digestSources = (
  app: FastifyInstance,
  site: string,
  { documents, revision }: Pick<Services, 'documents' | 'revision'>,
  today: Today = londonToday,
): DigestSources => ({
  site,
  dates: {
    openDays: () => documents.all('open-days'),
    keyFacts: () => documents.all('key-facts'),
    today,
  },
  search: async (search) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/search/1/indexes/*/queries',
      payload: { requests: [search] },
    });
    // An address that was stored long ago can have a filter that is no more.
    if (answer.statusCode === BAD_REQUEST) return null;
    if (answer.statusCode !== 200) throw new Error(`The search answered with status ${answer.statusCode}`);
    return answer.json();
  },
  followData: () => revision.check(),
});
