import { OpenOnSite } from '../../components/open-on-site';
import { industryGuideWidgetPath } from './address';
import { IndustryGuideView } from './industry-guide-view';
import type { IndustryData } from './load';

/** An industry inside another site: nothing is kept there, and other industries take its place. */
export const EmbeddedIndustryGuide = ({ data }: { data: IndustryData }) => (
  <IndustryGuideView
    data={data}
    action={({ url }) => <OpenOnSite href={url} />}
    hrefOf={({ id }) => industryGuideWidgetPath(id)}
  />
);
