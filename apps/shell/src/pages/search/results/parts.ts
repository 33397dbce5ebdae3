import '@signpost/shared-ui/field/field.module.css';
import '@signpost/shared-ui/pagination/pagination.module.css';
import '../samples-note.module.css';
import { createIsland } from '@signpost/shared-ui';

/** The fields of the filters, which a phone shows on demand. */
export const Facets = createIsland('shell.search-results.facets', () =>
  import(/* webpackChunkName: "shell.search-results.facets" */ './facets').then((module) => module.Facets),
);

/** The pages of the results and the note about samples, below the list. */
export const ListEnd = createIsland('shell.search-results.list-end', () =>
  import(/* webpackChunkName: "shell.search-results.list-end" */ './list-end').then(
    (module) => module.ListEnd,
  ),
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
