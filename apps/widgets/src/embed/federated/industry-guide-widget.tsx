import { HostedWidget, type HostedWidgetProps } from './hosted-widget';

export interface IndustryGuideWidgetProps extends HostedWidgetProps {
  /** Id of an industry guide, such as `healthcare`. Without it the widget lists all of them. */
  industryGuide?: string;
}

/** An industry guide in a host's React tree. */
export const IndustryGuideWidget = ({ industryGuide = '', ...rest }: IndustryGuideWidgetProps) => (
  <HostedWidget {...rest} kind="industry-guide" id={industryGuide} />
);

export default IndustryGuideWidget;
