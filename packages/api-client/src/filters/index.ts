export {
  choiceOf,
  filtersOf,
  optionOf,
  optionsOf,
  settle,
  settleAll,
  valueOf,
  withoutChoice,
} from './choices';
export {
  FILTERS_PARAMETER,
  readFilters,
  writeFilter,
  writeFilters,
  type Choice,
  type Filter,
} from './filters';
export { addressReader, wholeNumber, type AddressProblem } from './address-reader';
export { MAX_QUERY_LENGTH, readText } from './read-text';
