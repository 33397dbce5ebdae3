import { data } from 'react-router-dom';
import { load, type ContextReader } from '@signpost/api-client/base';
import {
  industriesApi,
  industryGuideApi,
  type IndustryGuide,
  type IndustryGuideInFull,
} from '@signpost/api-client/guides';
import { jobsApi, type ApprenticeshipPage } from '@signpost/api-client/jobs';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import { dataOf, loadPart, type Loaded } from '@signpost/api-client/parts';
import { guideId } from '../../components/guide-id';

/**
 * Number of employers with the guide's careers whose work experiences are searched; a guide shows the first few of
 * each.
 */
const EMPLOYERS = 12;
const SHOWN = 4;

/** An industry guide with its related records. */
export interface FoundIndustry {
  readonly guide: IndustryGuideInFull;
  readonly employers: Loaded<readonly SearchHit[]>;
  readonly experiences: Loaded<readonly SearchHit[]>;
  readonly apprenticeships: Loaded<ApprenticeshipPage>;
}

/** No guide: whether one was requested, and all available guides. */
export interface NoIndustry {
  readonly guide: null;
  readonly asked: boolean;
  readonly guides: Loaded<readonly IndustryGuide[]>;
}

export type IndustryData = FoundIndustry | NoIndustry;

const find = async (
  context: ContextReader,
  kind: 'employers' | 'virtual_work_experiences',
  chosen: Readonly<Record<string, readonly string[]>>,
  perPage: number,
): Promise<Loaded<readonly SearchHit[]>> => {
  // An empty facet filter would not narrow the search.
  if (Object.values(chosen).some((values) => values.length === 0)) return { data: [] };
  const found = await loadPart(context, searchApi.endpoints.searchIndex.initiate({ kind, chosen, perPage }));
  return 'data' in found ? { data: found.data.hits } : found;
};

/** Searches employers with these careers, and their work experiences. */
const loadEmployers = async (context: ContextReader, careers: readonly string[]) => {
  const employers = await find(context, 'employers', { careers }, EMPLOYERS);
  const names = dataOf(employers, []).map(({ name }) => name);
  const experiences =
    'data' in employers
      ? await find(context, 'virtual_work_experiences', { employer: names }, SHOWN)
      : employers;
  return {
    employers: 'data' in employers ? { data: employers.data.slice(0, SHOWN) } : employers,
    experiences,
  };
};

/**
 * Loads an industry guide (E-12), or the list of guides: a 404 when the address names a guide that does not exist, 200
 * when it names none. Related records may fail separately.
 */
export const loadIndustryGuide = async (context: ContextReader, asked: string | null | undefined) => {
  const id = guideId(asked);
  const guide = id && (await load(context, industryGuideApi.endpoints.getIndustryGuide.initiate(id)));
  if (!guide) {
    const guides = await loadPart(context, industriesApi.endpoints.listIndustryGuides.initiate({}));
    const none: NoIndustry = { guide: null, asked: Boolean(asked?.trim()), guides };
    return data<IndustryData>(none, { status: none.asked ? 404 : 200 });
  }
  const careers = guide.relatedCareers;
  const socs = careers.map((career) => career.id);
  const [around, apprenticeships] = await Promise.all([
    loadEmployers(
      context,
      careers.map(({ title }) => title),
    ),
    loadPart(
      context,
      jobsApi.endpoints.listApprenticeships.initiate({ socs, sortBy: 'closing', sort: 'ASC', limit: SHOWN }),
    ),
  ]);
  return data<IndustryData>({ guide, ...around, apprenticeships });
};
