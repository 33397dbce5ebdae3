export {
  forgetSearch,
  forgetSearches,
  rememberSearch,
  useRecentSearches,
  type RecentSearch,
} from './recent-searches';
