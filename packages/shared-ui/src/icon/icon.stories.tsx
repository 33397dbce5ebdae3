import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon, type IconName } from './icon';
import { PATHS } from './paths';
import { PERKS } from '../testing/perks';
import { PerkIcon } from './perk-icon';
import styles from './icon-story.module.css';

const meta: Meta = { title: 'Foundations/Icons', component: Icon };
export default meta;

export const Icons: StoryObj = {
  render: () => (
    <ul className={styles.sheet}>
      {(Object.keys(PATHS) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} /> {name}
        </li>
      ))}
    </ul>
  ),
};

export const Perks: StoryObj = {
  render: () => (
    <ul className={styles.sheet}>
      {[...PERKS, 'free fruit'].map((perk) => (
        <li key={perk}>
          <PerkIcon perk={perk} /> {perk}
        </li>
      ))}
    </ul>
  ),
};
