import { t } from '@signpost/language';
import { useLoaderData } from 'react-router-dom';
import { breadcrumbList, lazyLoader, pageHandle } from '@signpost/federation/contract';
import { LoadedPart, Part, SearchBox } from '@signpost/shared-ui';
import { saveAction, SaveGuide } from '../../components/save-guide';
import { subjectUrl } from '@signpost/api-client/page-urls';
import { subjectCrumbs, subjectHead } from '../../widgets/subject/head';
import { SubjectView } from '../../widgets/subject/subject-view';
import type { SubjectPageData } from './loader';
import { NearbyProviders } from './nearby-providers';

export const loader = lazyLoader(() => import(/* webpackChunkName: "widgets.subject.loader" */ './loader'));

export const handle = pageHandle<SubjectPageData>({
  reading: true,
  line: 'guides',
  name: 'subject-widgets',
  prerender: true,
  head: ({ data: { subject }, url }) => ({
    ...subjectHead(subject, url),
    ...(subject.guide && { jsonLd: [breadcrumbList(subjectCrumbs(subject, url), url)] }),
  }),
  crumbs: ({ data, url }) => subjectCrumbs(data.subject, url),
});

const Providers = ({ subject: { guide }, located, providers }: SubjectPageData) =>
  guide &&
  providers && (
    <Part id="providers" heading={t('Where you can study it')}>
      <LoadedPart part={providers}>
        {(page) => (
          <NearbyProviders subject={guide} action={subjectUrl(guide.id)} located={located} page={page} />
        )}
      </LoadedPart>
    </Part>
  );

/** The page of a subject on the site. */
export const Component = () => {
  const data = useLoaderData() as SubjectPageData;
  return (
    <SubjectView
      data={data.subject}
      action={({ id, title }) => <SaveGuide kind="subjects" id={id} title={title} url={subjectUrl(id)} />}
      save={saveAction}
      hrefOf={subjectUrl}
      search={
        <SearchBox action="/explore/search/subject_guides" label={t('Search subjects')} name="q" signal />
      }
      providers={<Providers {...data} />}
    />
  );
};
