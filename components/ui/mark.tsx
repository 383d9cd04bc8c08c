import styles from "./mark.module.css";

/** The product's mark: a beam over two posts. Decoration next to the name. */
export function Mark({ size = 20 }: { size?: number }) {
  return (
    <svg viewBox="0 0 20 16" width={size} height={size * 0.8} className={styles.mark} aria-hidden="true">
      <rect x="0" y="0" width="20" height="4.5" rx="0.6" className={styles.beam} />
      <rect x="2.4" y="6.5" width="4.6" height="9.5" rx="0.6" />
      <rect x="13" y="6.5" width="4.6" height="9.5" rx="0.6" />
    </svg>
  );
}
