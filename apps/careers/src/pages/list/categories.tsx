import { t } from '@signpost/language';
import type { CareerCategory } from '@signpost/api-client/careers';
import { CardGrid, Card } from '@signpost/shared-ui';
import { categoryUrl } from '../../components/addresses';

/** Number of cards likely to be in view without scrolling. */
const IN_VIEW = 4;

/** All career categories with their number of careers. */
export const Categories = ({ categories }: { categories: readonly CareerCategory[] }) => (
  <CardGrid>
    {categories.map((category, index) => (
      <li key={category.id}>
        <Card
          title={category.title}
          level={2}
          href={categoryUrl(category)}
          image={category.image}
          summary={category.summary}
          meta={[
            t('{count, plural, one {# career} other {# careers}}', { count: category.careers.length }),
            t('{count, plural, one {# path} other {# paths}}', { count: category.pathways.length }),
          ]}
          eager={index < IN_VIEW}
        />
      </li>
    ))}
  </CardGrid>
);
