import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../cards/card';
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
        ['University of Surrey', 'Guildford, South East England', 'unis-2'],
        ['Loughborough University', 'Loughborough, East Midlands', 'unis-3'],
        ['University of Exeter', 'Exeter, South West England', 'unis-5'],
        ['Cardiff University', 'Cardiff, Wales', 'unis-1'],
        ['Aston University', 'Birmingham, West Midlands', 'unis-2'],
        ['University of Reading', 'Reading, South East England', 'unis-3'],
      ].map(([name = '', place = '', picture = '']) => (
        <Card
          key={name}
          title={name}
          href={`/explore/unis/${name}`}
          image={`/pictures/${picture}.webp`}
          subtitle={place}
          meta={['Teaches many of the same subjects']}
          action={<SaveButton name={name} saved={false} />}
        />
      ))}
    </Carousel>
  ),
};
