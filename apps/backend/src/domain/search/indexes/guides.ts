import type { IndexDefinition } from './definition';
import { settings } from './definition';
import { links, pictureOf } from './links';
import { plainText } from './plain-text';
import { widerCohort } from './salary-cohort';
import { titlesOf } from './sources';
import { translationsOf } from './translation';

/** `d10_subject_guides`. */
export const subjectGuides: IndexDefinition = {
  kind: 'subject_guides',
  settings: settings('subject_guides', {
    names: ['title', 'translatedTitles'],
    searchable: [
      'title',
      'translatedTitles',
      'related',
      'hecos',
      'careers',
      'skills',
      'study',
      'summary',
      'body',
    ],
    texts: ['study', 'summary', 'body'],
    facets: ['kind', 'category', 'careers', 'industries', 'skills', 'salary'],
    sorts: ['title', 'salary'],
  }),
  *records({ documents, careers, industries }) {
    for (const guide of documents.all('subject-guides')) {
      yield {
        objectID: guide.id,
        kind: 'subject-guide',
        title: guide.title,
        translatedTitles: translationsOf(guide.title, documents.texts()),
        summary: guide.summary,
        body: plainText(guide.body),
        url: links.subject(guide.id),
        image: pictureOf(guide.id, guide.category),
        icon: guide.icon,
        category: guide.category,
        related: guide.subjectMap,
        hecos: guide.hecosMap.map(({ label }) => label),
        study: guide.whatYouStudy,
        skills: guide.skills,
        careers: titlesOf(guide.careers, careers),
        industries: titlesOf(guide.industries, industries),
        salary: guide.salary?.median ?? null,
        salaryCohort: widerCohort('uk', guide.salary),
        _tags: ['subject-guide'],
      };
    }
  },
};

/** `d10_location_guides`. Titles are the source's, 'Study in …'. */
export const locationGuides: IndexDefinition = {
  kind: 'location_guides',
  settings: settings('location_guides', {
    names: ['title'],
    searchable: ['title', 'region', 'nation', 'summary', 'body'],
    facets: ['kind', 'type', 'nation', 'region'],
  }),
  *records({ documents }) {
    for (const guide of documents.all('location-guides')) {
      const { latitude: lat, longitude: lng } = guide;
      yield {
        objectID: guide.id,
        kind: 'location-guide',
        title: guide.title,
        summary: guide.summary,
        body: plainText(guide.body),
        url: links.location(guide.id),
        image: pictureOf(guide.id, 'guides'),
        type: guide.type,
        nation: guide.nation,
        region: guide.region,
        _tags: ['location-guide', guide.type],
        _geoloc: lat === null || lng === null ? [] : [{ lat, lng }],
      };
    }
  },
};

/** `d10_industry_guides`. */
export const industryGuides: IndexDefinition = {
  kind: 'industry_guides',
  settings: settings('industry_guides', {
    names: ['title', 'translatedTitles'],
    searchable: ['title', 'translatedTitles', 'careers', 'skills', 'subjects', 'summary', 'body'],
    facets: ['kind', 'careers', 'subjects', 'skills'],
  }),
  *records({ documents, careers, subjects }) {
    for (const guide of documents.all('industry-guides')) {
      yield {
        objectID: guide.id,
        kind: 'industry-guide',
        title: guide.title,
        translatedTitles: translationsOf(guide.title, documents.texts()),
        summary: guide.summary,
        body: plainText(guide.body),
        url: guide.url,
        image: pictureOf(guide.id, 'guides'),
        careers: titlesOf(guide.relatedCareers, careers),
        subjects: titlesOf(guide.subjects, subjects),
        skills: guide.skills,
        _tags: ['industry-guide'],
      };
    }
  },
};
