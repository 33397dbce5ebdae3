export { AzIndex, type AzIndexProps } from './az-index/az-index';
export { Badge, type BadgeProps } from './badge/badge';
export { TefRating, type TefAward } from './badge/tef-rating';
export { Breadcrumb, type Crumb } from './breadcrumb/breadcrumb';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button';
export { Card, type CardProps } from './card/card';
export { DefinitionList, type Definition } from './definition-list/definition-list';
export { Field, type ControlProps, type FieldProps, type FieldText } from './field/field';
export {
  PostcodeField,
  RadioGroup,
  Select,
  TextField,
  type Option,
  type RadioGroupProps,
  type SelectProps,
  type TextFieldProps,
} from './field/inputs';
export { Chips, type Chip } from './filters/chips';
export { FacetGroup, type FacetGroupProps, type FacetOption } from './filters/facet-group';
export { FilterPanel, type FilterPanelProps } from './filters/filter-panel';
export { Footer, type FooterGroup, type FooterProps } from './footer/footer';
export { GetForm, type GetFormProps } from './get-form/get-form';
export { Header, type HeaderProps, type NavItem } from './header/header';
export { Logo } from './header/logo';
export { Hero, type HeroProps } from './hero/hero';
export { Icon, type IconName, type IconProps } from './icon/icon';
export { LINE_NAMES, type Line } from './line/line';
export { SmartLink, type SmartLinkProps } from './link/link';
export { useLinkNavigation } from './link/use-link-navigation';
export { PlacesMap, type PlacesMapProps } from './map/map';
export type { MapPoint, MapTiles } from './map/point';
export { Paragraphs } from './markdown/paragraphs';
export { Notice, type NoticeProps } from './notice/notice';
export { CardGrid, Container, PageShell, Sidebar, Stack, type PageShellProps } from './page-shell/page-shell';
export { Pagination, type PaginationProps } from './pagination/pagination';
export { Picture, type PictureProps } from './picture/picture';
export { Prose } from './prose/prose';
export { ResultCount } from './result-count/result-count';
export { SaveButton, type SaveButtonProps } from './save-button/save-button';
export { ShareButton } from './share-button/share-button';
export { ShowMore } from './show-more/show-more';
export { Skeleton, Spinner, type SkeletonProps } from './skeleton/skeleton';
export { SkipLink } from './skip-link/skip-link';
export { SortSelect, type SortSelectProps } from './sort-select/sort-select';
export { Stat, StatGrid, type StatProps } from './stat/stat';
export { comingPage, type ComingPage } from './states/coming-page';
export { SearchBox, type SearchBoxProps } from './states/search-box';
export {
  BeingBuilt,
  EmptyState,
  ErrorState,
  type BeingBuiltProps,
  type EmptyStateProps,
  type ErrorStateProps,
  type WayOn,
} from './states/states';
export { Tabs, type Tab } from './tabs/tabs';
export { counted, plural } from './text/plural';
export { externalUrl, limit, salary, slug } from './text/text';
export { ThemeSwitch, type Theme, type ThemeSwitchProps } from './theme-switch/theme-switch';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
