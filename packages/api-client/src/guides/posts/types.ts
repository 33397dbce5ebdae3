/** A guide to writing a personal statement (E-02), with the line that a card says of it. */
export interface StatementGuide {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly image: string;
  readonly summary: string;
}

/** A piece of reading. */
export interface Article extends StatementGuide {
  readonly topic: string;
  /** YYYY-MM-DD. */
  readonly published: string;
}

/** A piece of reading with its text. */
export interface Post extends Article {
  /** The day on which what it says was last checked, YYYY-MM-DD; null when that is not told. */
  readonly checked: string | null;
  /** Safe HTML of rich text (V-15). */
  readonly html: string;
}

/** Which piece: an article or a statement guide, by its id. */
export interface PostKey {
  readonly type: 'article' | 'personal_statement';
  readonly id: string;
}

/** The ways to apply that a statement can be for. */
export type Scheme = 'undergraduate' | 'postgraduate' | 'teacher-training' | 'conservatoire';

/** Which articles (C-03); whatever is left out does not narrow the list. */
export interface ArticleSearch {
  /** Only these, by id; an empty list gives an empty result with no call (V-02). */
  readonly ids?: readonly string[];
  /** Ids of subject guides, or CAH codes. */
  readonly subjectGuides?: readonly string[];
  readonly offset?: number;
  readonly limit?: number;
}

/** Which statement guides (C-03). */
export interface StatementGuideSearch extends ArticleSearch {
  readonly schemes?: readonly Scheme[];
}
