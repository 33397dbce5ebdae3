import { HostedWidget, type HostedWidgetProps } from './hosted-widget';

export interface SubjectWidgetProps extends HostedWidgetProps {
  /** The id of a subject's guide, such as `computer-science`. Without it the widget lists them all. */
  subject?: string;
}

/** A subject's guide in a host's React tree. */
export const SubjectWidget = ({ subject = '', ...rest }: SubjectWidgetProps) => (
  <HostedWidget {...rest} kind="subject" id={subject} />
);

export default SubjectWidget;
