import * as v from 'valibot';
import { api } from '@signpost/api-client/base';
import { picture } from '../wire';
import { recordQueryFn } from '../search/record-query';

const textOrNull = v.nullish(v.string(), null);

const RawSpotlight = v.object({
  objectID: v.string(),
  title: v.string(),
  summary: v.optional(v.string(), ''),
  body: v.optional(v.string(), ''),
  sample: v.optional(v.boolean(), false),
  notice: textOrNull,
  url: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
  image: picture,
  institutionName: textOrNull,
  providerId: textOrNull,
  employerId: textOrNull,
  theme: textOrNull,
  subjects: v.optional(v.array(v.string()), []),
});

/** A promotional story of a provider or an employer, to be labelled as such (C-19). */
export interface Spotlight {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
  /** Whether the record is fictional sample data. */
  readonly sample: boolean;
  /** Notice that must be shown, for example that it is a sample. */
  readonly notice: string | null;
  readonly url: string;
  readonly image: string;
  /** The name of the promoter. */
  readonly promotedBy: string | null;
  /** The provider's short id; null when the story belongs to an employer. */
  readonly providerId: string | null;
  /** The employer's alias; null when the story belongs to a provider. */
  readonly employerId: string | null;
  readonly theme: string | null;
  /** Titles of subjects. */
  readonly subjects: readonly string[];
}

/** Spotlights: `getSpotlight(id)` returns one, or null when it does not exist. Error messages follow X-04. */
export const spotlightsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSpotlight: build.query<Spotlight | null, string>({
      queryFn: recordQueryFn('spotlights', (record): Spotlight => {
        const { objectID: id, institutionName: promotedBy, ...story } = v.parse(RawSpotlight, record);
        return { id, promotedBy, ...story };
      }),
    }),
  }),
});
