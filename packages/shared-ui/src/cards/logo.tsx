import styles from './logo.module.css';

/** An organisation's mark on white, which it was drawn for, in every theme. Its name stands beside it. */
export const Logo = ({ src }: { src: string }) => (
  <img className={styles.logo} src={src} alt="" loading="lazy" decoding="async" width="160" height="64" />
);
