import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProviderCard } from '../cards/provider-card';
import { SmartLink } from '../link/link';
import { SaveButton } from '../save-button/save-button';
import { Carousel } from './carousel';

const meta: Meta = { title: 'Cards/Carousel', component: Carousel };
export default meta;

export const SimilarUniversities: StoryObj = {
  render: () => (
    <Carousel
      heading="Similar to the University of Bath"
      all={<SmartLink href="/explore/related/10007850">See all 12</SmartLink>}
    >
      {[
        ['University of Surrey', 'Guildford, South East England', 'unis-2', 'Gold'],
        ['Loughborough University', 'Loughborough, East Midlands', 'unis-3', 'Gold'],
        ['University of Exeter', 'Exeter, South West England', 'unis-5', 'Silver'],
        ['Cardiff University', 'Cardiff, Wales', 'unis-1', 'Silver'],
        ['Aston University', 'Birmingham, West Midlands', 'unis-2', 'Gold'],
        ['University of Reading', 'Reading, South East England', 'unis-3', 'Bronze'],
      ].map(([name = '', place = '', picture = '', tef]) => (
        <ProviderCard
          key={name}
          title={name}
          href={`/explore/unis/${name}`}
          image={`/pictures/${picture}.webp`}
          place={place}
          tef={tef as 'Gold'}
          courses={140}
          pay={29500}
          reasons={['Teaches many of the same subjects']}
          action={<SaveButton name={name} saved={false} />}
        />
      ))}
    </Carousel>
  ),
};
