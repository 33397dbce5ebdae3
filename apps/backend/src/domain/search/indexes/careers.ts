import { statedPay } from '../../careers/stated-pay';
import type { SearchRecord } from '../engine/index/record';
import type { IndexDefinition } from './definition';
import { settings } from './definition';
import { links, pictureOf } from './links';
import { plainText } from './plain-text';
import { titlesOf } from './sources';
import { translationsOf } from './translation';

/** `d10_careers`: one record for each occupation; its objectID is the SOC 2020 code. */
export const careers: IndexDefinition = {
  kind: 'careers',
  settings: settings('careers', {
    names: ['title', 'translatedTitles', 'otherTitles'],
    searchable: [
      'title',
      'translatedTitles',
      'otherTitles',
      'skills',
      'category',
      'subjects',
      'tasks',
      'summary',
      'body',
    ],
    texts: ['tasks', 'summary', 'body'],
    facets: ['kind', 'category', 'pathways', 'subjects', 'skills', 'nations', 'education', 'pay', 'jobs'],
    ranking: [
      { attribute: 'jobs', descending: true },
      { attribute: 'title', descending: false },
    ],
    sorts: ['title', 'pay', 'jobs'],
  }),
  *records({ documents, subjects }) {
    const pathways = new Map(documents.all('career-pathways').map((pathway) => [pathway.id, pathway]));
    for (const career of documents.all('careers')) {
      const category = documents.byId('career-categories', career.category);
      yield {
        objectID: career.id,
        kind: 'career',
        title: career.title,
        translatedTitles: translationsOf(career.title, documents.texts()),
        otherTitles: career.otherTitles,
        summary: career.summary,
        body: plainText(career.body),
        url: links.career(career.pathways[0] ?? 'all', career.id),
        image: pictureOf(career.id, 'careers'),
        tasks: career.tasks,
        category: category?.title ?? career.category,
        pathways: titlesOf(career.pathways, pathways),
        subjects: titlesOf(career.subjects, subjects),
        skills: [...career.skills.hard, ...career.skills.soft],
        nations: career.nations,
        education: career.education.levels.filter(({ typical }) => typical).map(({ level }) => level),
        pay: statedPay(career).amount,
        payMinimum: statedPay(career).minimum,
        payYear: career.pay.source.year,
        jobs: career.employment.years.at(-1)?.people ?? null,
        _tags: ['career'],
      } satisfies SearchRecord;
    }
  },
};

/** `d10_career_pathways`: one record for each career pathway. */
export const careerPathways: IndexDefinition = {
  kind: 'career_pathways',
  settings: settings('career_pathways', {
    names: ['title', 'translatedTitles'],
    searchable: ['title', 'translatedTitles', 'careers', 'category', 'summary', 'body'],
    facets: ['kind', 'category', 'careers'],
  }),
  *records({ documents, careers: known }) {
    for (const pathway of documents.all('career-pathways')) {
      const category = documents.byId('career-categories', pathway.category);
      yield {
        objectID: pathway.id,
        kind: 'career-pathway',
        title: pathway.title,
        translatedTitles: translationsOf(pathway.title, documents.texts()),
        summary: pathway.summary,
        body: plainText(pathway.body),
        url: links.pathway(pathway.id),
        image: pictureOf(pathway.id, 'careers'),
        category: category?.title ?? pathway.category,
        careers: titlesOf(pathway.careers, known),
        _tags: ['career-pathway'],
      };
    }
  },
};
