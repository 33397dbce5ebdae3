import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { pageHandle, breadcrumbList } from '@signpost/federation/contract';
import { SearchBox } from '@signpost/shared-ui';
import { SaveGuide } from '../../components/save-guide';
import { subjectPath } from '../../widgets/subject/address';
import { subjectCrumbs, subjectHead } from '../../widgets/subject/head';
import { loadSubject, type SubjectData } from '../../widgets/subject/load';
import { SubjectView } from '../../widgets/subject/subject-view';

/** Loads the subject in the path. */
export const loader = ({ context, params }: LoaderFunctionArgs) => loadSubject(context, params.subject);

export const handle = pageHandle<SubjectData>({
  line: 'guides',
  prerender: true,
  head: ({ data, url }) => ({
    ...subjectHead(data, url),
    ...(data.guide && { jsonLd: [breadcrumbList(subjectCrumbs(data, url), url)] }),
  }),
  crumbs: ({ data, url }) => subjectCrumbs(data, url),
});

/** The page of a subject on the site. */
export const Component = () => (
  <SubjectView
    data={useLoaderData() as SubjectData}
    action={({ id, title }) => <SaveGuide kind="subjects" id={id} title={title} url={subjectPath(id)} />}
    hrefOf={subjectPath}
    search={<SearchBox action="/explore/search/subject_guides" label="Search subjects" name="q" signal />}
  />
);
