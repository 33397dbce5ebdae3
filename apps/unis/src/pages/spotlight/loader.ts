import type { LoaderFunctionArgs } from 'react-router-dom';
import { load } from '@signpost/api-client/base';
import { coursesApi, type CoursePage } from '@signpost/api-client/courses';
import { eventsApi, type OpenDay } from '@signpost/api-client/events';
import { spotlightsApi, unisApi, type Provider, type Spotlight } from '@signpost/api-client/unis';
import { pageNotFound } from '@signpost/federation/contract';
import { loadPart, type Loaded } from '@signpost/api-client/parts';

const SPOTLIGHT_ID = /^[a-z0-9-]{1,80}$/;
const COURSES_SHOWN = 6;

/** Records of the provider whose story it is. */
export interface SpotlightProvider {
  readonly provider: Provider;
  readonly courses: Loaded<CoursePage>;
  readonly openDays: Loaded<readonly OpenDay[]>;
}

/** Data of the spotlight page; `of` is empty for an employer's story. */
export interface SpotlightData {
  readonly spotlight: Spotlight;
  readonly of: Loaded<SpotlightProvider | null>;
}

/** Loads a story with courses and open days of its provider; an unknown id is not found (B-06). */
export const loader = async ({ context, params, request }: LoaderFunctionArgs): Promise<SpotlightData> => {
  const id = params.spotlightId ?? '';
  if (!SPOTLIGHT_ID.test(id)) throw pageNotFound(request.url);
  const spotlight = await load(context, spotlightsApi.endpoints.getSpotlight.initiate(id));
  if (!spotlight) throw pageNotFound(request.url);
  const { providerId } = spotlight;
  if (providerId === null) return { spotlight, of: { data: null } };
  const [found, courses, openDays] = await Promise.all([
    loadPart(context, unisApi.endpoints.getProvider.initiate({ id: providerId })),
    loadPart(
      context,
      coursesApi.endpoints.listCourses.initiate({
        unis: [providerId],
        limit: COURSES_SHOWN,
        ...(spotlight.subjects[0] && { query: spotlight.subjects[0] }),
      }),
    ),
    loadPart(context, eventsApi.endpoints.listOpenDays.initiate({ providers: [providerId] })),
  ]);
  if ('failure' in found) return { spotlight, of: found };
  const provider = found.data;
  return { spotlight, of: { data: provider && { provider, courses, openDays } } };
};
