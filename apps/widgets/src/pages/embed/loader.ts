import * as v from 'valibot';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { industriesApi, subjectsApi } from '@signpost/api-client/guides';
import { dataOf, loadPart } from '@signpost/api-client/parts';
import { LANGUAGES } from '@signpost/language/languages';
import type { Kind } from '../../embed/kinds';
import { pageLanguage } from './page-language';
import { WAYS, type Chosen, type Way } from './snippets';

/** Data of the page about embedding. */
export interface EmbedData {
  readonly way: Way;
  /** Null when the guides failed to load. */
  readonly chosen: Chosen | null;
  readonly guides: readonly Pick<Chosen, 'kind' | 'id' | 'title'>[];
  /** Error message when some guides failed to load. */
  readonly failures: readonly string[];
}

const Selection = v.object({
  way: v.fallback(v.picklist(Object.keys(WAYS) as Way[]), 'element'),
  guide: v.fallback(v.string(), ''),
  theme: v.fallback(v.picklist(['', 'light', 'dark', 'contrast']), ''),
  lang: v.fallback(v.nullable(v.picklist(LANGUAGES)), null),
});

/** Returns the form and query value of a guide: `subject:computer-science`. */
export const guideKey = ({ kind, id }: Pick<Chosen, 'kind' | 'id'>): string => `${kind}:${id}`;

const guidesOf = (kind: Kind, all: readonly { id: string; title: string }[]) =>
  all.map(({ id, title }) => ({ kind, id, title }));

/** Loads all guides and parses the selection from the address; unknown values are ignored. */
export const loader = async ({ context, request }: LoaderFunctionArgs): Promise<EmbedData> => {
  const { searchParams } = new URL(request.url);
  const { way, guide, theme, lang } = v.parse(Selection, Object.fromEntries(searchParams));
  const language = lang ?? pageLanguage();
  const [subjects, industries] = await Promise.all([
    loadPart(context, subjectsApi.endpoints.listSubjects.initiate(undefined)),
    loadPart(context, industriesApi.endpoints.listIndustryGuides.initiate({})),
  ]);
  const guides = [
    ...guidesOf('subject', dataOf(subjects, [])),
    ...guidesOf('industry-guide', dataOf(industries, [])),
  ];
  const failures = [subjects, industries].flatMap((part) => ('failure' in part ? [part.failure] : []));
  const found = guides.find((one) => guideKey(one) === guide) ?? guides[0];
  return { way, guides, failures, chosen: found ? { ...found, theme, language } : null };
};
