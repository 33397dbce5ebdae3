import '@signpost/shared-ui/field/field.module.css';
import { createIsland } from '@signpost/shared-ui';

/** The fields of the filters, which a phone shows on demand. */
export const Facets = createIsland('shell.search-results.facets', () =>
  import(/* webpackChunkName: "shell.search-results.facets" */ './facets').then((module) => module.Facets),
);

/** The next steps after a search that found nothing. */
export const NothingHere = createIsland('shell.search-results.nothing', () =>
  import(/* webpackChunkName: "shell.search-results.nothing" */ './nothing-here').then(
    (module) => module.NothingHere,
  ),
);

/** The results on a map, for visitors who choose it over the list. */
export const ResultsMap = createIsland('shell.search-results.map', () =>
  import(/* webpackChunkName: "shell.search-results.map" */ './results-map').then(
    (module) => module.ResultsMap,
  ),
);
