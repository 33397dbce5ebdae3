/** Types of the federated modules, for a host that names the container `signpost`. */
declare module 'signpost/subject-widget' {
  import type { ReactElement } from 'react';
  import type { WidgetProps } from '@signpost/embed/react';

  export const SubjectWidget: (props: Omit<WidgetProps, 'children'> & { subject?: string }) => ReactElement;
  export default SubjectWidget;
}

declare module 'signpost/industry-guide-widget' {
  import type { ReactElement } from 'react';
  import type { WidgetProps } from '@signpost/embed/react';

  export const IndustryGuideWidget: (
    props: Omit<WidgetProps, 'children'> & { industryGuide?: string },
  ) => ReactElement;
  export default IndustryGuideWidget;
}
