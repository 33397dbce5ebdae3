import { withFacts } from '../../guides/key-facts';
import type { IndexDefinition } from './definition';
import { settings } from './definition';
import { links, pictureOf } from './links';
import { plainText } from './plain-text';
import { titlesOf } from './sources';
import { translationsOf } from './translation';

const NEWEST_FIRST = { attribute: 'published', descending: true };

/** `d10_articles`. */
export const articles: IndexDefinition = {
  kind: 'articles',
  settings: settings('articles', {
    names: ['title', 'translatedTitles'],
    searchable: ['title', 'translatedTitles', 'topic', 'subjects', 'summary', 'body'],
    facets: ['kind', 'type', 'topic', 'subjects'],
    ranking: [NEWEST_FIRST],
    sorts: ['title', 'published'],
  }),
  *records({ documents, subjects }) {
    for (const article of documents.all('articles')) {
      yield {
        objectID: article.id,
        kind: 'article',
        type: article.type,
        title: article.title,
        translatedTitles: translationsOf(article.title, documents.texts()),
        summary: article.summary,
        body: plainText(withFacts(article.body, documents.all('key-facts'))),
        url: links.article(article.id),
        image: pictureOf(article.id, 'guides'),
        topic: article.topic,
        published: article.published,
        subjects: titlesOf(article.subjects, subjects),
        _tags: ['article', article.type],
      };
    }
  },
};

/** `d10_statement_guides`: guides to writing a personal statement. */
export const statementGuides: IndexDefinition = {
  kind: 'statement_guides',
  settings: settings('statement_guides', {
    names: ['title', 'translatedTitles'],
    searchable: ['title', 'translatedTitles', 'subjects', 'summary', 'body'],
    facets: ['kind', 'subjects', 'schemes'],
    ranking: [NEWEST_FIRST],
    sorts: ['title', 'published'],
  }),
  *records({ documents, subjects }) {
    for (const guide of documents.all('statement-guides')) {
      const [first = ''] = guide.subjectGuides;
      yield {
        objectID: guide.id,
        kind: 'statement-guide',
        title: guide.title,
        translatedTitles: translationsOf(guide.title, documents.texts()),
        summary: guide.summary,
        body: plainText(guide.body),
        url: links.statementGuide(guide.id),
        image: pictureOf(guide.id, subjects.get(first)?.category ?? 'guides'),
        published: guide.published,
        subjects: titlesOf(guide.subjectGuides, subjects),
        schemes: guide.schemes,
        _tags: ['statement-guide', ...guide.schemes],
      };
    }
  },
};
