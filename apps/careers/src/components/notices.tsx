import styles from './notices.module.css';

/** What readers must be told of the things above, such as that they are invented: each sentence once. */
export const Notices = ({ of }: { of: readonly { readonly notice?: string | null | undefined }[] }) => {
  const notices = [...new Set(of.flatMap(({ notice }) => notice ?? []))];
  return (
    notices.length > 0 && (
      <div className={styles.notices}>
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
      </div>
    )
  );
};
