export { AzIndex, type AzIndexProps } from './az-index/az-index';
export { Badge, type BadgeProps } from './badge/badge';
export { TefRating, type TefAward } from './badge/tef-rating';
export { Breadcrumb, type Crumb } from './breadcrumb/breadcrumb';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button';
export { Card, type CardProps } from './card/card';
export { ApprenticeshipCard, type ApprenticeshipCardProps } from './cards/apprenticeship-card';
export { ArticleCard, type ArticleCardProps } from './cards/article-card';
export { CareerCard, type CareerCardProps } from './cards/career-card';
export { CourseCard, type CourseCardProps } from './cards/course-card';
export { DateLeaf } from './cards/date-leaf';
export { careerPay, facts as given, payOf, type CareerPay } from './cards/common';
export { EmployerCard, type EmployerCardProps } from './cards/employer-card';
export { IndustryCard, type IndustryCardProps } from './cards/industry-card';
export { LocationCard, type LocationCardProps } from './cards/location-card';
export { OpenDayCard, type OpenDayCardProps } from './cards/open-day-card';
export { PathwayCard, type PathwayCardProps } from './cards/pathway-card';
export { ProviderCard, type ProviderCardProps } from './cards/provider-card';
export { SpotlightCard, type SpotlightCardProps } from './cards/spotlight-card';
export { SubjectCard, type SubjectCardProps } from './cards/subject-card';
export { WorkExperienceCard, type WorkExperienceCardProps } from './cards/work-experience-card';
export { Carousel, type CarouselProps } from './carousel/carousel';
export { BarChart, type Bar, type BarChartProps } from './charts/bar-chart';
export { LineChart, type LineChartProps, type LineSeries } from './charts/line-chart';
export { RadarChart, type RadarChartProps, type RadarSeries } from './charts/radar-chart';
export { ChoiceChips, LinkChips, type ChoiceChipsProps, type LinkChip } from './choice-chips/choice-chips';
export {
  ComparisonTable,
  type ComparedGroup,
  type ComparedRow,
  type ComparedThing,
  type ComparisonTableProps,
} from './comparison-table/comparison-table';
export { DefinitionList, type Definition } from './definition-list/definition-list';
export { Field, type ControlProps, type FieldProps, type FieldText } from './field/field';
export { CheckboxGroup, RadioGroup, type CheckboxGroupProps, type RadioGroupProps } from './field/choices';
export { ErrorSummary, type FieldError } from './field/error-summary';
export {
  PostcodeField,
  Select,
  TextArea,
  TextField,
  type Option,
  type SelectProps,
  type TextAreaProps,
  type TextFieldProps,
} from './field/inputs';
export { Chips, type Chip } from './filters/chips';
export { FacetGroup, type FacetGroupProps, type FacetOption } from './filters/facet-group';
export { FilterPanel, type FilterPanelProps } from './filters/filter-panel';
export { searchInstead, USUAL_SEARCH } from './filters/search-words';
export { Understood, type UnderstoodProps } from './filters/understood';
export { wordChips, wordParts, type UnderstoodWords } from './filters/word-chips';
export { BriefFooter, type BriefFooterProps } from './footer/brief-footer';
export { Footer, type FooterGroup, type FooterProps } from './footer/footer';
export { GetForm, type GetFormProps } from './get-form/get-form';
export { AppBar, type AppBarProps } from './header/app-bar';
export { EmbedBar, type EmbedBarProps } from './header/embed-bar';
export { Header, type HeaderProps } from './header/header';
export { Logo } from './header/logo';
export { MegaNav, type MegaNavProps, type NavArea, type NavGroup, type NavLink } from './header/mega-nav';
export { Hero, type HeroProps } from './hero/hero';
export { Icon, type IconName, type IconProps } from './icon/icon';
export { PerkIcon } from './icon/perk-icon';
export { LINE_NAMES, type Line } from './line/line';
export { ExternalLink } from './link/external-link';
export { SmartLink, type SmartLinkProps } from './link/link';
export { useLinkNavigation } from './link/use-link-navigation';
export { PlacesMap, type PlacesMapProps } from './map/map';
export type { MapPoint, MapTiles } from './map/point';
export { Paragraphs } from './markdown/paragraphs';
export { RichText } from './markdown/rich-text';
export { Dialog, type DialogProps } from './modal/dialog';
export { Drawer, type DrawerProps } from './modal/drawer';
export { Notice, type NoticeProps } from './notice/notice';
export { SAMPLE, SampleMark, SampleNotice } from './sample/sample';
export {
  isCurrent,
  Notification,
  type LocalNotification,
  type NotificationProps,
} from './notification/notification';
export { CardGrid, Container, PageShell, Sidebar, Stack, type PageShellProps } from './page-shell/page-shell';
export { LoadedPart, NotLoaded, type LoadedPartProps } from './part/loaded-part';
export { Part, type PartProps } from './part/part';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { PhotoGallery, type Photo, type PhotoGalleryProps } from './photo-gallery/photo-gallery';
export { defaultImage, type DefaultImageChoice } from './picture/default-image';
export { Picture, type PictureProps } from './picture/picture';
export { PostcodeForm, type PostcodeFormProps } from './postcode-form/postcode-form';
export { Progress, Steps, type ProgressProps, type StepsProps } from './progress/progress';
export { Prose } from './prose/prose';
export { Rating, type RatingProps } from './rating/rating';
export { Marked } from './record-card/marked';
export { RecordCard } from './record-card/record-card';
export { RecordsRow, type RecordsRowProps } from './record-card/records-row';
export type { ListedRecord, MarkedPart, RecordCardProps } from './record-card/record';
export { ResultCount } from './result-count/result-count';
export { ResultsBar, type ResultsBarProps, type ResultsView } from './results-bar/results-bar';
export { SaveButton, type SaveButtonProps, type SaveState } from './save-button/save-button';
export { SearchSuggest, type SearchSuggestProps } from './search-suggest/search-suggest';
export {
  markMatches,
  type Suggestion,
  type SuggestionGroup,
  type SuggestStatus,
  type TextPart,
} from './search-suggest/suggestion';
export { PrintButton } from './share-button/print-button';
export { ShareButton } from './share-button/share-button';
export { ShowMore } from './show-more/show-more';
export { Skeleton, Spinner, type SkeletonProps } from './skeleton/skeleton';
export { SkipLink } from './skip-link/skip-link';
export { sleeping, wakeParts, type Sleeping } from './sleeping/sleeping';
export { SortSelect, type SortSelectProps } from './sort-select/sort-select';
export { Stat, StatGrid, type StatProps } from './stat/stat';
export { StatInContext, type StatInContextProps, type StatRange } from './stat/stat-in-context';
export { NothingFound, type NothingFoundProps } from './states/nothing-found';
export { comingPage, type ComingPage } from './states/coming-page';
export { SearchBox, type SearchBoxProps } from './states/search-box';
export {
  BeingBuilt,
  EmptyState,
  ErrorState,
  type BeingBuiltProps,
  type EmptyStateProps,
  type ErrorStateProps,
  type NextStep,
} from './states/states';
export { Tabs, type Tab } from './tabs/tabs';
export { named } from './text/named';
export { grouped } from './text/number';
export { once } from './text/once';
export { counted, countedOf, plural } from './text/plural';
export { dateTime, dayParts, longDate, monthYear, ordinal, relativeTime, type Moment } from './text/dates';
export { saidOnce } from './text/said-once';
export { externalUrl, limit, salary, slug, tidy } from './text/text';
export { ThemeSwitch, type Theme, type ThemeSwitchProps } from './theme-switch/theme-switch';
export { showToast, type Toast } from './toasts/toast';
export { ToastsLater } from './toasts/toasts-later';
export { Video, type Captions, type VideoProps, type VideoSource } from './video/video';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
