/** Any record with its own page on the site (E-10). */
export interface Page {
  /** Node id, such as `subject-guides:medicine`. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly image: string;
  /** The display name of the page type: `Subject guide`. */
  readonly type: string;
}
