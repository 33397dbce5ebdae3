export { FILTERS_PARAMETER, readFilters, writeFilter, writeFilters, type Filter } from './filters';
