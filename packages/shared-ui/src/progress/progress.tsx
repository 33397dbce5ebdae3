import { useId } from 'react';
import styles from './progress.module.css';

export interface ProgressProps {
  /** The name of the task: "Career quiz". */
  label: string;
  value: number;
  max: number;
  /** The progress as text: "Question 12 of 30". */
  text: string;
}

/** Progress on a line from the first stop to the last. */
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
