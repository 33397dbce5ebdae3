import { t } from '@signpost/language';
import { Select } from '../field/inputs';

/** The radii that a visitor is offered around a postcode, in miles. */
export const RADII = [5, 10, 25, 50, 100, 200] as const;

export interface RadiusSelectProps {
  /** Miles; null for any distance. */
  radius: number | null;
  label?: string;
  /** The offered radii. A given radius is offered too. */
  radii?: readonly number[];
  /** Whether the search may go without a radius. */
  isOptional?: boolean;
}

/** How far from a postcode a search reaches: the parameter `radius`. */
export const RadiusSelect = ({
  radius,
  label = t('How far you would go'),
  radii = RADII,
  isOptional = false,
}: RadiusSelectProps) => (
  <Select
    label={label}
    name="radius"
    options={[
      ...(isOptional ? [{ value: '', label: t('Any distance') }] : []),
      ...[...new Set([...radii, ...(radius === null ? [] : [radius])])]
        .sort((one, other) => one - other)
        .map((miles) => ({ value: String(miles), label: t('Within {miles} miles', { miles }) })),
    ]}
    defaultValue={String(radius ?? '')}
  />
);
