export { AzIndex } from './az-index/az-index';
export { Badge } from './badge/badge';
export { awardName, TefRating, type TefAward } from './badge/tef-rating';
export { Breadcrumb } from './breadcrumb/breadcrumb';
export { Button, ButtonLink } from './button/button';
export { Card } from './cards/card';
export { ApprenticeshipCard } from './cards/apprenticeship-card';
export { ArticleCard } from './cards/article-card';
export { CourseCard } from './cards/course-card';
export { DateLeaf } from './cards/date-leaf';
export { careerPay, facts as given } from './cards/common';
export { OpenDayCard } from './cards/open-day-card';
export { PathwayCard } from './cards/pathway-card';
export { BarChart, type BarChartProps } from './charts/bar-chart';
export { LineChart } from './charts/line-chart';
export { RadarChart } from './charts/radar-chart';
export { ChoiceChips, LinkChips } from './choice-chips/choice-chips';
export {
  ComparisonTable,
  type ComparedGroup,
  type ComparedRow,
  type ComparedThing,
} from './comparison-table/comparison-table';
export { DefinitionList, type Definition } from './definition-list/definition-list';
export { CheckboxGroup } from './field/choices';
export { ErrorSummary, type FieldError } from './field/error-summary';
export { PostcodeField, Select, TextArea, TextField, type TextFieldProps } from './field/inputs';
export { Chips, type Chip } from './filters/chips';
export { FacetGroup, type FacetOption } from './filters/facet-group';
export { calendarFile, calendarHref, ukTime, type CalendarEvent } from './files/calendar-file';
export { saveFile } from './files/save-file';
export { FilterPanel } from './filters/filter-panel';
export { FiltersButton } from './filters/filters-button';
export { RADII, RadiusSelect } from './filters/radius-select';
export { searchInstead, usualSearch } from './filters/search-words';
export { QueryInterpretation } from './filters/query-interpretation';
export { needsNoChip, wordChips, wordParts, type UnderstoodWords } from './filters/word-chips';
export { BriefFooter } from './footer/brief-footer';
export { Footer, type FooterProps } from './footer/footer';
export { GetForm } from './get-form/get-form';
export { AppBar } from './header/app-bar';
export { EmbedBar } from './header/embed-bar';
export { Header } from './header/header';
export { Logo } from './header/logo';
export { MegaNav, type NavArea } from './header/mega-nav';
export { Hero } from './hero/hero';
export { Icon, type IconName } from './icon/icon';
export { PerkIcon } from './icon/perk-icon';
export { lineNames, type Line } from './line/line';
export { ExternalLink } from './link/external-link';
export { SmartLink } from './link/link';
export { PlacesMap } from './map/map';
export type { MapPoint } from './map/point';
export { Paragraphs } from './markdown/paragraphs';
export { RichText } from './markdown/rich-text';
export { Dialog } from './modal/dialog';
export { AddressProblems } from './notice/address-problems';
export { Notice } from './notice/notice';
export { Notification } from './notification/notification';
export { ReminderButton } from './notification/reminder-button';
export { sampleHead, sampleLabel, SampleMark, SampleNotice, SampleText } from './sample/sample';
export { CardGrid, Container, PageShell, Sidebar, Stack } from './page-shell/page-shell';
export { LoadedPart, NotLoaded } from './part/loaded-part';
export { OwnPointsLine } from './own-points/own-points-line';
export { Part } from './part/part';
export { Pagination } from './pagination/pagination';
export { PhotoGallery } from './photo-gallery/photo-gallery';
export { type Photo } from './photo-gallery/photo';
export { PostcodeForm } from './postcode-form/postcode-form';
export { Progress } from './progress/progress';
export { Prose } from './prose/prose';
export { Marked } from './record-card/marked';
export { RecordCard } from './record-card/record-card';
export { ResultRow } from './record-card/result-row';
export { RecordCarousel } from './record-card/record-carousel';
export type { Figure, RecordCardProps } from './record-card/record';
export { ResultCount } from './result-count/result-count';
export { ResultsBar } from './results-bar/results-bar';
export { SaveButton } from './save-button/save-button';
export { SearchSuggest } from './search-suggest/search-suggest';
export { markMatches, type SuggestionGroup, type SuggestStatus } from './search-suggest/suggestion';
export { PrintButton } from './share-button/print-button';
export { ShareButton } from './share-button/share-button';
export { ShowMore } from './show-more/show-more';
export { Skeleton, Spinner } from './skeleton/skeleton';
export { SkipLink } from './skip-link/skip-link';
export {
  HYDRATED_EVENT,
  hydrateAllIslands,
  isPageHydrated,
  markHydrated,
  whenIdle,
  whenVisible,
} from './islands/hydrate-when';
export { createIsland } from './islands/island';
export { SortSelect } from './sort-select/sort-select';
export { AtAGlance, type GlanceFact } from './stat/at-a-glance';
export { Stat, StatGrid, type StatProps } from './stat/stat';
export { StatInContext } from './stat/stat-in-context';
export { NothingFound } from './states/nothing-found';
export { SearchBox } from './states/search-box';
export { EmptyState, ErrorState, type NextStep } from './states/states';
export { Tabs } from './tabs/tabs';
export { dataLanguage } from './text-in/data-language';
export { TextIn } from './text-in/text-in';
export { named } from './text/named';
export { grouped } from './text/number';
export { aboutPeople, countedPeople, type PeopleNoun } from './text/people';
export { miles } from './text/distance';
export { dateTime, dayParts, longDate, monthYear, relativeTime, weekdayDate } from './text/dates';
export { escapeHtml } from './text/escape-html';
export { distinctNotices } from './text/distinct-notices';
export { capitalised, externalUrl, limit, salary, tidy } from './text/text';
export { ThemeSwitch } from './theme-switch/theme-switch';
export { showToast, type Toast } from './toasts/toast';
export { DeferredToasts } from './toasts/deferred-toasts';
export { Video } from './video/video';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
export { afterNextFrame } from './base/after-next-frame';
export { PENDING } from './base/pending';
