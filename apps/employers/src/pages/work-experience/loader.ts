import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import {
  employersApi,
  workExperienceApi,
  type Employer,
  type WorkExperience,
} from '@signpost/api-client/employers';
import { searchApi, type SearchHit } from '@signpost/api-client/search';
import { pageNotFound } from '@signpost/federation/contract';
import { loadPart, type Loaded } from '@signpost/api-client/parts';

const EXPERIENCE_ID = /^[a-z0-9-]{1,120}$/;
const RELATED_SHOWN = 6;

/** Data of the work experience page. */
export interface WorkExperienceData {
  readonly experience: WorkExperience;
  readonly employer: Loaded<Employer>;
  /** Others in the same job sector. */
  readonly related: Loaded<readonly SearchHit[]>;
}

/**
 * Loads a work experience with its employer and others of its job sector (C-19); the page renders without either
 * of these. An unknown id is not found (B-06).
 */
export const loader = async ({
  context,
  params,
  request,
}: LoaderFunctionArgs): Promise<WorkExperienceData> => {
  const id = params.workExperienceId ?? '';
  if (!EXPERIENCE_ID.test(id)) throw pageNotFound(request.url);
  const experience = await load(context, workExperienceApi.endpoints.getWorkExperience.initiate(id));
  if (!experience) throw pageNotFound(request.url);
  const [employer, sector] = await Promise.all([
    loadPart(context, employersApi.endpoints.getEmployer.initiate({ alias: experience.employerId })),
    loadPart(
      context,
      searchApi.endpoints.searchIndex.initiate({
        kind: 'virtual_work_experiences',
        chosen: { jobSector: [experience.jobSector] },
        // One more than is shown, because the results include this work experience.
        perPage: RELATED_SHOWN + 1,
      }),
    ),
  ]);
  const related =
    'data' in sector
      ? { data: sector.data.hits.filter((hit) => hit.id !== id).slice(0, RELATED_SHOWN) }
      : sector;
  return { experience, employer, related };
};
