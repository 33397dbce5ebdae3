import type { ContentKind, ContentOf } from '../catalogue/content';
import type { Documents } from './documents';
import { employerImagePaths } from '../artwork/paths';
import { links } from '../search/indexes/links';
import { industryCategory, mediaCategory } from './media-category';
import { picturesOf } from './pictures';

/** E-10: any record that has its own page; `type` is the source's content type. */
export interface Page {
  nid: string;
  id: string;
  type: string;
  title: string;
  summary: string;
  url: string;
  image: string;
  banner: string;
}

/** The kinds that have pages: all except the quiz's statements and traits, and the key facts. */
export type PageKind = Exclude<ContentKind, 'assessment-statements' | 'traits' | 'key-facts'>;

type PageFields = Omit<Page, 'nid' | 'id' | 'image' | 'banner'> & Partial<Pick<Page, 'image' | 'banner'>>;
type PageBuilders = { readonly [Kind in PageKind]: (record: ContentOf<Kind>) => PageFields };

const PAGE_BUILDERS: PageBuilders = {
  'subject-guides': ({ id, title, summary, category }) => ({
    ...picturesOf(mediaCategory(category), id),
    type: 'subject_guide',
    title,
    summary,
    url: links.subject(id),
  }),
  'location-guides': ({ id, title, summary }) => ({
    type: 'location_guide',
    title,
    summary,
    url: links.location(id),
  }),
  'industry-guides': ({ id, title, summary, url }) => ({
    ...picturesOf(industryCategory(id), id),
    type: 'industry_guide',
    title,
    summary,
    url,
  }),
  articles: ({ id, type, title, summary }) => ({ type, title, summary, url: links.article(id) }),
  'statement-guides': ({ id, title, summary }) => ({
    type: 'personal_statement',
    title,
    summary,
    url: links.statementGuide(id),
  }),
  careers: ({ id, title, summary, pathways }) => ({
    ...picturesOf('careers', id),
    type: 'job_profile',
    title,
    summary,
    url: links.career(pathways[0] ?? id, id),
  }),
  'career-categories': ({ id, title, summary }) => ({
    ...picturesOf('careers', id),
    type: 'career_category',
    title,
    summary,
    url: `/explore/career-list#${id}`,
  }),
  'career-pathways': ({ id, title, summary }) => ({
    ...picturesOf('careers', id),
    type: 'career_pathway',
    title,
    summary,
    url: links.pathway(id),
  }),
  employers: ({ id, name, shortDescription: { summary } }) => {
    const { tile, banner } = employerImagePaths(id);
    return { type: 'employer', title: name, summary, url: links.employer(id), image: tile, banner };
  },
  apprenticeships: ({ id, title, summary, employer }) => ({
    ...picturesOf('employers', id),
    type: 'apprenticeship',
    title,
    summary,
    url: links.apprenticeship(employer, id),
  }),
  'open-days': ({ id, title, summary, provider }) => ({
    ...picturesOf('unis', id),
    type: 'event',
    title,
    summary,
    url: `/explore/uni-detail/${provider}#open-days`,
  }),
  spotlights: ({ id, title, summary }) => ({
    type: 'spotlight',
    title,
    summary,
    url: links.spotlight(id, title),
  }),
  'work-experiences': ({ id, title, summary }) => ({
    ...picturesOf('employers', id),
    type: 'virtual_work_experience',
    title,
    summary,
    url: links.workExperience(id, title),
  }),
};

/** The node id of a record, unique across all kinds, such as `subject-guides:medicine`. */
const nodeId = (kind: PageKind, id: string): string => `${kind}:${id}`;

/** The page of a record. */
export const pageOf = <Kind extends PageKind>(kind: Kind, record: ContentOf<Kind>): Page => {
  const pictures = picturesOf('guides', record.id);
  return {
    nid: nodeId(kind, record.id),
    id: record.id,
    image: pictures.image,
    banner: pictures.banner,
    ...PAGE_BUILDERS[kind](record),
  };
};

const isPageKind = (kind: string): kind is PageKind => Object.hasOwn(PAGE_BUILDERS, kind);

/** The published page with this node id, of any kind; undefined when there is none. */
export const findPage = (documents: Documents, nid: string): Page | undefined => {
  const colon = nid.indexOf(':');
  const kind = nid.slice(0, colon);
  if (!isPageKind(kind)) return undefined;
  const record = documents.byId(kind, nid.slice(colon + 1));
  return record && pageOf(kind, record);
};
