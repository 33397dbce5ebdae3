/** A guide to writing a personal statement (E-02), with its card summary. */
export interface StatementGuide {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image: string;
  readonly summary: string;
}

/** An article in a list. */
export interface Article extends StatementGuide {
  readonly topic: string;
  /** YYYY-MM-DD. */
  readonly published: string;
}

/** An article with its text. */
export interface Post extends Article {
  /** The date on which the content was last checked, YYYY-MM-DD; null when unknown. */
  readonly checked: string | null;
  /** Ids of the subject guides that it belongs to. */
  readonly subjectGuides: readonly string[];
  /** Safe HTML of rich text (V-15). */
  readonly html: string;
  /** BCP 47 tag of the language of `html`. */
  readonly language: string;
}

/** Selects an article or a statement guide by its id. */
export interface PostKey {
  readonly type: 'article' | 'personal_statement';
  readonly id: string;
}

/** Application schemes of personal statements. */
export type Scheme = 'undergraduate' | 'postgraduate' | 'teacher-training' | 'conservatoire';

/** Article search criteria (C-03); omitted ones do not narrow the list. */
export interface ArticleSearch {
  /** Only these ids; an empty list returns an empty result without a call (V-02). */
  readonly ids?: readonly string[];
  /** Ids of subject guides, or CAH codes. */
  readonly subjectGuides?: readonly string[];
  readonly offset?: number;
  readonly limit?: number;
}

/** Statement guide search criteria (C-03). */
export interface StatementGuideSearch extends ArticleSearch {
  readonly schemes?: readonly Scheme[];
}
