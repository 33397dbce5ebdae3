import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Stack } from '../page-shell/page-shell';
import { Video } from './video';

const meta: Meta = { title: 'Content/Video', component: Video };
export default meta;

export const Videos: StoryObj = {
  render: () => (
    <Stack>
      <Video
        title="A day in halls"
        poster="/pictures/unis-3.webp"
        length="3 minutes, with captions"
        source={{
          kind: 'file',
          src: '/video/halls.mp4',
          captions: [{ src: '/video/halls.vtt', lang: 'en', label: 'English' }],
        }}
        transcript={<p>“You wake up, and the kitchen already smells of someone else’s toast.”</p>}
      />
      <Video
        title="What engineers do all day"
        poster="/pictures/courses-3.webp"
        length="4 minutes, with captions"
        source={{ kind: 'player', src: 'https://www.youtube-nocookie.com/embed/abc', site: 'YouTube' }}
      />
    </Stack>
  ),
};
