import { CompactGuide } from '../../components/compact-guide';
import { OpenOnSite } from '../../components/open-on-site';
import { industryGuideWidgetPath } from './address';
import { IndustryGuideView } from './industry-guide-view';
import type { IndustryData } from './load';

/** An industry guide inside another site: stores nothing, and links to other industries replace it in place. */
export const EmbeddedIndustryGuide = ({ data, compact }: { data: IndustryData; compact: boolean }) =>
  compact && data.guide ? (
    <CompactGuide guide={data.guide} action={<OpenOnSite href={data.guide.url} />} />
  ) : (
    <IndustryGuideView
      data={data}
      action={({ url }) => <OpenOnSite href={url} />}
      hrefOf={({ id }) => industryGuideWidgetPath(id)}
    />
  );
