import { t } from '@signpost/language';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { pageHandle, breadcrumbList } from '@signpost/federation/contract';
import { SearchBox } from '@signpost/shared-ui';
import { saveAction, SaveGuide } from '../../components/save-guide';
import { industryGuidePath } from '../../widgets/industry-guide/address';
import { industryCrumbs, industryHead } from '../../widgets/industry-guide/head';
import { IndustryGuideView } from '../../widgets/industry-guide/industry-guide-view';
import { loadIndustryGuide, type IndustryData } from '../../widgets/industry-guide/load';

/** Loads the industry guide in the path. */
export const loader = ({ context, params }: LoaderFunctionArgs) =>
  loadIndustryGuide(context, params.industryGuide);

export const handle = pageHandle<IndustryData>({
  reading: true,
  line: 'guides',
  name: 'industry-guide-widgets',
  prerender: true,
  head: ({ data, url }) => ({
    ...industryHead(data, url),
    ...(data.guide && { jsonLd: [breadcrumbList(industryCrumbs(data, url), url)] }),
  }),
  crumbs: ({ data, url }) => industryCrumbs(data, url),
});

/** The page of an industry guide on the site. */
export const Component = () => (
  <IndustryGuideView
    data={useLoaderData() as IndustryData}
    action={({ id, nid, title }) => (
      <SaveGuide kind="pages" id={nid} title={title} url={industryGuidePath(id)} />
    )}
    save={saveAction}
    hrefOf={({ url }) => url}
    search={
      <SearchBox action="/explore/search/industry_guides" label={t('Search industries')} name="q" signal />
    }
  />
);
