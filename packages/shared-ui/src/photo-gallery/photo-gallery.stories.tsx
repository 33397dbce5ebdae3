import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PhotoGallery } from './photo-gallery';

const meta: Meta = { title: 'Content/Photo gallery', component: PhotoGallery };
export default meta;

export const Campus: StoryObj = {
  render: () => (
    <PhotoGallery
      label="University of Bath"
      photos={[
        {
          src: '/pictures/unis-1.webp',
          alt: 'The campus from above, on its hill',
          caption: 'Claverton Down, a mile from the city',
        },
        { src: '/pictures/unis-2.webp', alt: 'The lake in spring' },
        { src: '/pictures/unis-3.webp', alt: 'The library at night', caption: 'The library never closes' },
        { src: '/pictures/unis-5.webp', alt: 'The way down to the city' },
        { src: '/pictures/courses-3.webp', alt: 'A workshop with students at work' },
      ]}
    />
  ),
};
