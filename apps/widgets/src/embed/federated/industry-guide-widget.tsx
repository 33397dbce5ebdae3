import { HostedWidget, type HostedWidgetProps } from './hosted-widget';

export interface IndustryGuideWidgetProps extends HostedWidgetProps {
  /** The id of an industry's guide, such as `healthcare`. Without it the widget lists them all. */
  industryGuide?: string;
}

/** An industry's guide in a host's React tree. */
export const IndustryGuideWidget = ({ industryGuide = '', ...rest }: IndustryGuideWidgetProps) => (
  <HostedWidget {...rest} kind="industry-guide" id={industryGuide} />
);

export default IndustryGuideWidget;
