/** Anything of the site that has a page of its own (E-10). */
export interface Page {
  /** Node id, such as `subject-guides:medicine`. */
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly url: string;
  readonly image: string;
  /** What kind of page it is, for people: `Subject guide`. */
  readonly type: string;
}
