import type { CareerCategory } from '@signpost/api-client/careers';
import { CardGrid, Card, counted } from '@signpost/shared-ui';
import { categoryUrl } from '../../components/addresses';

/** Cards in view before anyone scrolls. */
const IN_VIEW = 4;

/** Every family of careers, with how many it has. */
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
          meta={[counted(category.careers.length, 'career'), counted(category.pathways.length, 'path')]}
          eager={index < IN_VIEW}
        />
      </li>
    ))}
  </CardGrid>
);
