import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Breadcrumb } from '../breadcrumb/breadcrumb';
import { ButtonLink } from '../button/button';
import { SaveButton } from '../save-button/save-button';
import { SearchBox } from '../states/search-box';
import { Hero } from './hero';

const meta: Meta = { title: 'Frame/Hero', component: Hero, parameters: { layout: 'fullscreen' } };
export default meta;

export const Pictured: StoryObj = {
  render: () => (
    <Hero
      title="University of Bath"
      lead="On a hill above the city. Strong in engineering, sport and psychology, with a placement year in most courses."
      image="/pictures/unis-1.webp"
      breadcrumb={
        <Breadcrumb
          crumbs={[
            { name: 'Home', href: '/' },
            { name: 'Universities', href: '/explore/unis' },
            { name: 'University of Bath' },
          ]}
        />
      }
    >
      <ButtonLink href="/bath/courses" variant="primary">
        See 164 courses
      </ButtonLink>
      <SaveButton name="University of Bath" saved={false} />
    </Hero>
  ),
};

export const Searching: StoryObj = {
  render: () => (
    <Hero title="Find a university" lead="162 universities and colleges, by name, place or subject.">
      <SearchBox action="/explore/unis" label="University, college or town" signal />
    </Hero>
  ),
};
