import { ButtonLink } from '@signpost/shared-ui';
import { NoGuide } from '../../components/no-guide';
import { SaveGuide } from '../../components/save-guide';
import { industryGuidePath, industryGuideWidgetPath } from './address';
import { IndustryGuideWidget } from './industry-guide-widget';
import type { IndustryData } from './load';

export interface IndustryGuideViewProps {
  data: IndustryData;
  /** Inside another site nothing is kept: the guide is saved where it has its page. */
  embedded?: boolean;
}

const SEARCH = { action: '/explore/search/industry_guides', label: 'Search industries' };

/** An industry's guide, or what helps where there is none. */
export const IndustryGuideView = ({ data, embedded = false }: IndustryGuideViewProps) => {
  if (data.guide) {
    const { id, nid, title, url } = data.guide;
    const action = embedded ? (
      <ButtonLink href={url} variant="primary">
        Open this guide on Signpost
      </ButtonLink>
    ) : (
      <SaveGuide kind="pages" id={nid} title={title} url={industryGuidePath(id)} />
    );
    return <IndustryGuideWidget industry={data} action={action} />;
  }
  const guides =
    'data' in data.guides
      ? {
          data: data.guides.data.map(({ id, title, url }) => ({
            id,
            title,
            href: embedded ? industryGuideWidgetPath(id) : url,
          })),
        }
      : data.guides;
  return (
    <NoGuide
      title={data.asked ? 'We have no guide to that industry' : 'Choose an industry'}
      lead={
        data.asked
          ? 'It may have another name here. Pick it from the list below.'
          : 'See which roles it has, what they pay and how to try it out.'
      }
      guides={guides}
      heading="All industries"
      search={embedded ? undefined : SEARCH}
    />
  );
};
