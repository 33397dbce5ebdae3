import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { SignpostIndustryGuideWidgetElement, SignpostSubjectWidgetElement, Theme } from './index';

/** React passes the value of `class` on to custom elements; `compact=""` is a set attribute in each version. */
type WidgetAttributes<Element> = DetailedHTMLProps<HTMLAttributes<Element>, Element> & {
  class?: string | undefined;
  theme?: Theme | undefined;
  compact?: '' | undefined;
};

declare module 'react' {
  // React declares the elements of JSX in a namespace, which can be extended only by another one.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'signpost-subject-widget': WidgetAttributes<SignpostSubjectWidgetElement> & { subject?: string };
      'signpost-industry-guide-widget': WidgetAttributes<SignpostIndustryGuideWidgetElement> & {
        'industry-guide'?: string;
      };
    }
  }
}
