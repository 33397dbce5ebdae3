import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { lineNames, type Line } from '../line/line';
import { Icon } from '../icon/icon';
import { Logo } from '../header/logo';
import styles from './tokens-story.module.css';

const LINES = Object.keys(lineNames()) as Line[];

const meta: Meta = { title: 'Foundations/Colours and type' };
export default meta;

export const Lines: StoryObj = {
  render: () => (
    <div className={styles.lines}>
      {LINES.map((line) => (
        <section key={line} data-line={line} className={styles.line}>
          <p className={styles.solid}>
            <Icon name={line} /> {lineNames()[line]}
          </p>
          <p className={styles.tint}>
            On its tint: <a href="#text">a link</a> and plain words.
          </p>
        </section>
      ))}
    </div>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <div className={styles.type}>
      <h1>Find where you are going</h1>
      <h2>What to do, then where to go</h2>
      <h3>Psychology at the University of Bath</h3>
      <p>
        You do not need to know what you want yet. Start with a subject you like, a place you could live, or a
        job that sounds good, and see what lies on the line. <a href="#more">Start with a subject</a>.
      </p>
      <p className={styles.numbers}>1,204 courses · £26,500 · 98.5%</p>
    </div>
  ),
};

export const Wordmark: StoryObj = { render: () => <Logo className={styles.logo} /> };
