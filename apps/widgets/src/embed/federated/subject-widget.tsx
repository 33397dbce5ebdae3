import { HostedWidget, type HostedWidgetProps } from './hosted-widget';

export interface SubjectWidgetProps extends HostedWidgetProps {
  /** Id of a subject guide, such as `computer-science`. Without it the widget lists all of them. */
  subject?: string;
}

/** A subject guide in a host's React tree. */
export const SubjectWidget = ({ subject = '', ...rest }: SubjectWidgetProps) => (
  <HostedWidget {...rest} kind="subject" id={subject} />
);

export default SubjectWidget;
