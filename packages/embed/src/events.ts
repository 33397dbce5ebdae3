interface GuideDetail {
  readonly widget: 'subject' | 'industry-guide';
  /** The guide's id; null for the list of all. */
  readonly guide: string | null;
}

/** A guide, or the list of guides when there is none (`found: false`), was rendered. */
export interface ReadyDetail extends GuideDetail {
  readonly found: boolean;
  readonly title: string | null;
}

/** The visitor follows a link: to another guide in place (`inside`), or to the site. */
export interface NavigateDetail extends GuideDetail {
  readonly href: string;
  readonly inside: boolean;
}

/** Nothing could be shown. `status` is 0 without an answer in ten seconds, 403 for a site that is not a partner. */
export interface ErrorDetail extends GuideDetail {
  readonly status: number;
  readonly message: string;
}

/** An entry for the host's data layer. */
export interface DataLayerDetail {
  readonly category: string;
  readonly action: string;
  readonly label?: string | undefined;
  readonly productName?: string | undefined;
}

/** The events of the widgets, by name. */
export interface SignpostEventMap {
  'signpost:ready': CustomEvent<ReadyDetail>;
  'signpost:navigate': CustomEvent<NavigateDetail>;
  'signpost:error': CustomEvent<ErrorDetail>;
  'signpost:data-layer': CustomEvent<DataLayerDetail>;
}
