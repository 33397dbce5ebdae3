export { FILTERS_PARAMETER, readFilters, writeFilter, writeFilters, type Filter } from './filters';
export { addressReader, wholeNumber, type AddressProblem } from './address-reader';
export { MAX_QUERY_LENGTH, readText } from './read-text';
