import * as v from 'valibot';
import type { Markdown, Report } from '@signpost/api-client/base';
import { memberOf, picture, readEach, textLanguage } from '../../wire';
import type { Article, Post, StatementGuide } from './types';

const text = v.pipe(v.string(), v.minLength(1));

/** A statement guide of C-03 (E-02). */
const RawStatementGuide = v.object({
  id: text,
  title: text,
  url: text,
  image: picture,
  summary: v.optional(v.string(), ''),
});

const RawArticle = v.object({
  ...RawStatementGuide.entries,
  topic: v.optional(v.string(), ''),
  published: v.string(),
});

const RawPost = v.object({
  ...RawArticle.entries,
  checked: v.nullish(v.string(), null),
  subjectGuides: v.optional(v.array(text), []),
  body: text,
  language: textLanguage,
});

/** Parses a response of C-03 as one post and renders its Markdown; null when it is empty. */
export const readPost = async (answer: unknown, report: Report, markdown: Markdown): Promise<Post | null> => {
  const [post] = readEach(RawPost, memberOf(answer, 'posts'), 'An article', report);
  if (!post) return null;
  const { body, ...rest } = post;
  return { ...rest, html: await markdown(body) };
};

/** Parses a response of C-03 as statement guides (E-02). */
export const readStatementGuides = (answer: unknown, report: Report): StatementGuide[] =>
  readEach(RawStatementGuide, memberOf(answer, 'posts'), 'A statement guide', report);

/** Parses a response of C-03 as articles. */
export const readArticles = (answer: unknown, report: Report): Article[] =>
  readEach(RawArticle, memberOf(answer, 'posts'), 'An article', report);
