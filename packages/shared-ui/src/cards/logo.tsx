import styles from './logo.module.css';

/**
 * An organisation's logo on white in every theme, because logos are designed for white. Its name is shown beside it.
 */
export const Logo = ({ src }: { src: string }) => (
  <img className={styles.logo} src={src} alt="" loading="lazy" decoding="async" width="160" height="64" />
);
