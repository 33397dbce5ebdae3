import { GraphQLError } from 'graphql';
import type { Documents } from '../documents/documents';
import { careerLinks } from '../guides/career-links';
import { rawIndustryGuide } from '../guides/industry-guides';
import { rawLocationGuide } from '../guides/location-guides';
import { findPage } from '../guides/pages';
import { rawSubjectGuide } from '../guides/subject-guides';

/** K-04. */
export const mostNodes = 100;
const lastOffset = 100_000;

interface ListArguments {
  limit?: number | null;
  offset?: number | null;
  ids?: readonly string[] | null;
}

/** What answers the query's fields. Only published documents are in `documents`. */
export function createRoot(documents: Documents) {
  const subject = (guide: Parameters<typeof rawSubjectGuide>[0]) => ({
    ...rawSubjectGuide(guide),
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
}

function select<Guide extends { id: string }, Node>(
  guides: readonly Guide[],
  { limit, offset, ids }: ListArguments,
  toNode: (guide: Guide) => Node,
) {
  const most = within('limit', limit ?? mostNodes, 1, mostNodes);
  const first = within('offset', offset ?? 0, 0, lastOffset);
  if (ids) refuseMany(ids);
  const found = ids ? guides.filter(({ id }) => ids.includes(id)) : guides;
  return {
    total: found.length,
    limit: most,
    offset: first,
    items: found.slice(first, first + most).map(toNode),
  };
}

function within(name: string, value: number, least: number, most: number): number {
  if (value >= least && value <= most) return value;
  throw new GraphQLError(`${name} must be a whole number from ${least} to ${most}.`);
}

function refuseMany(ids: readonly string[]): void {
  if (ids.length > mostNodes) throw new GraphQLError(`ids must hold at most ${mostNodes} ids.`);
}
