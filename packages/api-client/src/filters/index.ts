export {
  FILTERS_PARAMETER,
  readFilter,
  readFilters,
  writeFilter,
  writeFilters,
  type Filter,
} from './filters';
