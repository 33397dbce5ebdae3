import { z } from 'zod';
import { parsed } from './parameter-types';

const unacted = z.unknown().optional().describe('Accepted and not acted on.');

/** Accepted with the one value that searches here are done by, in a body or as text; any other is refused. */
const only = (...values: readonly [unknown, ...unknown[]]) => {
  const texts = values.map((value) => JSON.stringify(value));
  const isOne = (value: unknown) => {
    const given = typeof value === 'string' ? (parsed(value) ?? value) : value;
    return texts.includes(JSON.stringify(given)) || texts.includes(String(value));
  };
  return z
    .unknown()
    .refine(
      (value) => value === undefined || isOne(value),
      `must be ${texts.join(' or ')}: nothing else is supported`,
    )
    .optional()
    .describe(`Only ${texts.join(' or ')} is supported.`);
};

/** Algolia's parameters that change nothing here. */
export const unactedShape = {
  // Statistics, experiments and personal results: there are none.
  analytics: unacted,
  analyticsTags: unacted,
  clickAnalytics: unacted,
  userToken: unacted,
  percentileComputation: unacted,
  enableABTest: unacted,
  enablePersonalization: unacted,
  personalizationImpact: unacted,
  ruleContexts: unacted,
  enableReRanking: unacted,
  reRankingApplyFilter: unacted,
  // Hints on language: all texts are English.
  queryLanguages: unacted,
  naturalLanguages: unacted,
  decompoundQuery: unacted,
  // They say how something is done that is not done at all, or are about the answer's size alone.
  facetingAfterDistinct: unacted,
  advancedSyntaxFeatures: unacted,
  minimumAroundRadius: unacted,
  responseFields: unacted,
  // These would change what is found or how it is ranked.
  distinct: only(false, 0),
  advancedSyntax: only(false),
  removeStopWords: only(false),
  aroundLatLngViaIP: only(false),
  sumOrFiltersScores: only(false),
  similarQuery: only(''),
  mode: only('keywordSearch'),
  relevancyStrictness: only(100),
  minProximity: only(1),
  exactOnSingleWordQuery: only('attribute'),
  alternativesAsExact: only(['ignorePlurals', 'singleWordSynonym']),
  allowTyposOnNumericTokens: only(true),
  disableTypoToleranceOnAttributes: only([]),
  disableTypoToleranceOnWords: only([]),
  disableExactOnAttributes: only([]),
  disablePrefixOnAttributes: only([]),
  attributeCriteriaComputedByMinProximity: only(false),
  replaceSynonymsInHighlight: only(false),
  restrictHighlightAndSnippetArrays: only(false),
};
