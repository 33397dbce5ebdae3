import { z } from 'zod';
import { parseJson } from './parameter-types';

const ignored = z.unknown().optional().describe('Accepted and not acted on.');

/** Accepts only the values that match how this service searches, in a body or as text; refuses any other. */
const onlyValues = (...values: readonly [unknown, ...unknown[]]) => {
  const texts = values.map((value) => JSON.stringify(value));
  const isOne = (value: unknown) => {
    const given = typeof value === 'string' ? (parseJson(value) ?? value) : value;
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

/** Algolia's parameters that have no effect here. */
export const unactedShape = {
  // Click analytics, A/B tests and personalisation are not implemented.
  analyticsTags: ignored,
  clickAnalytics: ignored,
  userToken: ignored,
  percentileComputation: ignored,
  enableABTest: ignored,
  enablePersonalization: ignored,
  personalizationImpact: ignored,
  ruleContexts: ignored,
  enableReRanking: ignored,
  reRankingApplyFilter: ignored,
  // Language hints have no effect: all texts are English.
  queryLanguages: ignored,
  naturalLanguages: ignored,
  decompoundQuery: ignored,
  // These configure features that are not implemented, or only the size of the response.
  facetingAfterDistinct: ignored,
  advancedSyntaxFeatures: ignored,
  minimumAroundRadius: ignored,
  responseFields: ignored,
  // Other values of these would change the matches or their ranking.
  distinct: onlyValues(false, 0),
  advancedSyntax: onlyValues(false),
  removeStopWords: onlyValues(false),
  aroundLatLngViaIP: onlyValues(false),
  sumOrFiltersScores: onlyValues(false),
  similarQuery: onlyValues(''),
  mode: onlyValues('keywordSearch'),
  relevancyStrictness: onlyValues(100),
  minProximity: onlyValues(1),
  exactOnSingleWordQuery: onlyValues('attribute'),
  alternativesAsExact: onlyValues(['ignorePlurals', 'singleWordSynonym']),
  allowTyposOnNumericTokens: onlyValues(true),
  disableTypoToleranceOnAttributes: onlyValues([]),
  disableTypoToleranceOnWords: onlyValues([]),
  disableExactOnAttributes: onlyValues([]),
  disablePrefixOnAttributes: onlyValues([]),
  attributeCriteriaComputedByMinProximity: onlyValues(false),
  replaceSynonymsInHighlight: onlyValues(false),
  restrictHighlightAndSnippetArrays: onlyValues(false),
};
