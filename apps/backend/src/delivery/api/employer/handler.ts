import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Employer } from '../../../domain/catalogue/content/employers';
import type { RawEmployer } from '../../../domain/employers/raw-employer';
import { toRawEmployer } from '../../../domain/employers/raw-employer';
import { readEmployersWithDrafts } from '../../../domain/employers/read-employers';
import type { Services } from '../../services';
import type { EmployerQuery } from './schema';

/** Ids are lower case with hyphens; any other text is rejected before it reaches the database. */
const ALIAS = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Returns the requested employers; none for a blank or unknown alias. Previews are never cached. */
export const employerHandler = ({ cache, documents, open, providers }: Services) => {
  const names = {
    career: (soc: string) => documents.byId('careers', soc)?.title,
    provider: (ukprn: string) => providers.profiles().find(({ shortId }) => shortId === ukprn)?.name,
  };
  const toRaw = (employers: readonly Employer[]): RawEmployer[] =>
    employers.map((employer) => toRawEmployer(employer, names));
  const published = (id?: string) =>
    documents.all('employers').filter((employer) => id === undefined || employer.id === id);

  return async (request: FastifyRequest<{ Querystring: EmployerQuery }>, reply: FastifyReply) => {
    const { pathAlias, preview } = request.query;
    if (pathAlias !== undefined && !ALIAS.test(pathAlias)) return [];
    if (preview) {
      reply.header('cache-control', 'no-store');
      return toRaw(await readEmployersWithDrafts(open.database, pathAlias));
    }
    await cache.send(request, reply, `employer ${pathAlias ?? '*'}`, async () => toRaw(published(pathAlias)));
  };
};
