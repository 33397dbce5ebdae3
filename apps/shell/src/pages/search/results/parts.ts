import '@signpost/shared-ui/field/field.module.css';
import { sleeping } from '@signpost/shared-ui';

/** The fields of the filters, which a phone shows when they are asked for. */
export const Facets = sleeping('shell.search-results.facets', () =>
  import(/* webpackChunkName: "shell.search-results.facets" */ './facets').then((module) => module.Facets),
);

/** What leads on from a search that found nothing. */
export const NothingHere = sleeping('shell.search-results.nothing', () =>
  import(/* webpackChunkName: "shell.search-results.nothing" */ './nothing-here').then(
    (module) => module.NothingHere,
  ),
);

/** The results on a map, for those who choose it over the list. */
export const ResultsMap = sleeping('shell.search-results.map', () =>
  import(/* webpackChunkName: "shell.search-results.map" */ './results-map').then(
    (module) => module.ResultsMap,
  ),
);
