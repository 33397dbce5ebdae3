import { useId } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  /** What is going on: "Career quiz". */
  label: string;
  value: number;
  max: number;
  /** How far it is, in words: "Question 12 of 30". */
  text: string;
}

/** How far along one is, on a line from the first stop to the last. */
export const Progress = ({ label, value, max, text }: ProgressProps) => {
  const id = useId();
  return (
    <div className={styles.holder}>
      <p className={styles.words}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span>{text}</span>
      </p>
      <progress id={id} className={styles.progress} value={value} max={max}>
        {text}
      </progress>
    </div>
  );
};

export interface StepsProps {
  label: string;
  steps: readonly string[];
  /** The one being done, from 0; all are done at the length of the list. */
  current: number;
}

/** The steps of a task as stops: which are done, which is now, which are still to come. */
export const Steps = ({ label, steps, current }: StepsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {steps.map((step, index) => (
      <li
        key={step}
        className={index < current ? styles.done : undefined}
        aria-current={index === current ? 'step' : undefined}
      >
        {step}
        {index < current && <span className={styles.hidden}>, done</span>}
      </li>
    ))}
  </ol>
);
