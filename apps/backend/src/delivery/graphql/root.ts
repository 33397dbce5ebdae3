import { GraphQLError } from 'graphql';
import type { Documents } from '../../domain/guides/documents';
import { careerLinks } from '../../domain/guides/career-links';
import { rawIndustryGuide } from '../../domain/guides/industry-guides';
import { rawLocationGuide } from '../../domain/guides/location-guides';
import { findPage } from '../../domain/guides/pages';
import { rawSubjectGuide } from '../../domain/guides/subject-guides';

/** K-04. */
export const MAX_NODES = 100;
const MAX_OFFSET = 100_000;

interface ListArguments {
  limit?: number | null;
  offset?: number | null;
  ids?: readonly string[] | null;
}

/** The resolvers of the query's fields. `documents` contains published documents only. */
export const createRoot = (documents: Documents) => {
  const subject = (guide: Parameters<typeof rawSubjectGuide>[0]) => ({
    ...rawSubjectGuide(guide, documents),
    careers: () => careerLinks(documents, guide.careers),
  });
  return {
    locationGuides: (wanted: ListArguments) =>
      select(documents.all('location-guides'), wanted, rawLocationGuide),
    subjectGuides: (wanted: ListArguments) => select(documents.all('subject-guides'), wanted, subject),
    industryGuides: (wanted: ListArguments) =>
      select(documents.all('industry-guides'), wanted, (guide) => rawIndustryGuide(guide, documents)),
    pages: ({ ids }: { ids: readonly string[] }) => {
      refuseMany(ids);
      const items = [...new Set(ids)].flatMap((nid) => findPage(documents, nid) ?? []);
      return { total: items.length, items };
    },
  };
};

const select = <Guide extends { id: string }, Node>(
  guides: readonly Guide[],
  { limit, offset, ids }: ListArguments,
  toNode: (guide: Guide) => Node,
) => {
  const most = within('limit', limit ?? MAX_NODES, 1, MAX_NODES);
  const first = within('offset', offset ?? 0, 0, MAX_OFFSET);
  if (ids) refuseMany(ids);
  const found = ids ? guides.filter(({ id }) => ids.includes(id)) : guides;
  return {
    total: found.length,
    limit: most,
    offset: first,
    items: found.slice(first, first + most).map(toNode),
  };
};

const within = (name: string, value: number, least: number, most: number): number => {
  if (value >= least && value <= most) return value;
  throw new GraphQLError(`${name} must be a whole number from ${least} to ${most}.`);
};

const refuseMany = (ids: readonly string[]): void => {
  if (ids.length > MAX_NODES) throw new GraphQLError(`ids must hold at most ${MAX_NODES} ids.`);
};
