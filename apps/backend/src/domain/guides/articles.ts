import type { Article, SCHEMES, StatementGuide } from '../catalogue/content/guides';
import type { KeyFact } from '../catalogue/content/key-facts';
import type { Documents } from './documents';
import { withFacts } from './key-facts';
import { pageOf } from './pages';
import { picturesOf } from './pictures';
import { matchesSubject } from './subject-guides';
import { textLanguage } from './translated-kinds';

/** The types of posts that C-03 lists. */
export const POST_TYPES = ['personal_statement', 'article'] as const;

export type Scheme = (typeof SCHEMES)[number];

/** A C-03 request; an empty list matches everything. */
export interface PostRequest {
  type: (typeof POST_TYPES)[number];
  schemes: readonly Scheme[];
  /** Ids of subject guides or CAH codes. */
  subjectGuides: readonly string[];
  ids: readonly string[];
}

const rawArticle = ({ subjects, ...article }: Article, facts: readonly KeyFact[]) => ({
  ...pageOf('articles', { ...article, subjects }),
  ...picturesOf('guides', article.id),
  language: textLanguage(article),
  body: withFacts(article.body, facts, textLanguage(article)),
  topic: article.topic,
  published: article.published,
  checked: article.checked,
  subjectGuides: subjects,
  schemes: [] as Scheme[],
});

/** Converts a statement guide to the source's shape (E-02). */
const rawStatementGuide = (guide: StatementGuide) => ({
  ...pageOf('statement-guides', guide),
  ...picturesOf('guides', guide.id),
  language: textLanguage(guide),
  body: guide.body,
  topic: 'Personal statements',
  published: guide.published,
  checked: guide.published,
  subjectGuides: guide.subjectGuides,
  schemes: guide.schemes,
});

/** C-03: the matching statement guides or articles, in the catalogue's order. Articles belong to every scheme. */
export const listPosts = (documents: Documents, { type, schemes, subjectGuides, ids }: PostRequest) => {
  const subjects = new Set(
    documents
      .all('subject-guides')
      .filter((guide) => subjectGuides.some((subject) => matchesSubject(guide, subject)))
      .map(({ id }) => id),
  );
  const posts =
    type === 'article'
      ? documents.all('articles').map((article) => rawArticle(article, documents.all('key-facts')))
      : documents.all('statement-guides').map(rawStatementGuide);
  return posts.filter(
    (post) =>
      (ids.length === 0 || ids.includes(post.id)) &&
      (subjectGuides.length === 0 || post.subjectGuides.some((id) => subjects.has(id))) &&
      (type === 'article' || schemes.length === 0 || post.schemes.some((scheme) => schemes.includes(scheme))),
  );
};
