import { inLanguage, TRANSLATED_LANGUAGES } from '../../platform/language/request-language';
import { tariffBands } from '../courses/figures/tariff-bands';
import { namedThemes } from '../courses/figures/whole-figures';
import { MODE_LABELS } from '../courses/listing/facets';
import { labelOf, sourceLabel } from './labels';
import { NATIONS, REGIONS, TEF_RATINGS } from './record';

const THEMES = ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];

const LABELS = [
  ...REGIONS,
  ...NATIONS,
  ...Object.values(MODE_LABELS),
  ...tariffBands.map(({ name }) => name),
  // A pending rating is not shown.
  ...TEF_RATINGS.filter((rating) => rating !== 'Pending'),
  ...namedThemes(THEMES.map((id) => ({ id, percent: 50 }))).map(({ name }) => name),
];

test.each(TRANSLATED_LANGUAGES)(
  'every label has a translation into %s that leads back to it [B-21]',
  (language) => {
    const translated = LABELS.map((label) => inLanguage(language, () => labelOf(label)));
    expect(LABELS.filter((label, index) => translated[index] === label)).toEqual([]);
    expect(translated.map(sourceLabel)).toEqual(LABELS);
  },
);
