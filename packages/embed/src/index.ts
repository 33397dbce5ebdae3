import type { SignpostEventMap } from './events';

export type { NavigateDetail, ReadyDetail, ErrorDetail, DataLayerDetail, SignpostEventMap } from './events';

/** Colours of a widget; without one they follow the `color-scheme` of the page. */
export type Theme = 'light' | 'dark' | 'contrast';

/** What both widgets have. */
export interface SignpostWidgetElement extends HTMLElement {
  /** A `Theme`; `''` and unknown values leave the colours to the page. */
  theme: Theme | '';
  /** Whether a guide is shown by title, summary and link alone. */
  compact: boolean;
  /** Language of the widget: `cy` for Welsh. Without it, that of the closest ancestor's `lang`. */
  lang: string;
  addEventListener<Name extends keyof SignpostEventMap>(
    type: Name,
    listener: (event: SignpostEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
}

/** `<signpost-subject-widget>`. */
export interface SignpostSubjectWidgetElement extends SignpostWidgetElement {
  /** Id of a subject guide; `''` for the list of all. It changes when the visitor moves to another guide. */
  subject: string;
}

/** `<signpost-industry-guide-widget>`. */
export interface SignpostIndustryGuideWidgetElement extends SignpostWidgetElement {
  /** Id of an industry guide; `''` for the list of all. It changes when the visitor moves to another guide. */
  industryGuide: string;
}

declare global {
  interface HTMLElementTagNameMap {
    'signpost-subject-widget': SignpostSubjectWidgetElement;
    'signpost-industry-guide-widget': SignpostIndustryGuideWidgetElement;
  }
  // oxlint-disable-next-line typescript/no-empty-object-type
  interface DocumentEventMap extends SignpostEventMap {}
}
