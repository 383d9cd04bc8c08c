import styles from "./sign-in-form.module.css";

/** The title of a sign-in page and the sentence below it. */
export function FormHead({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
    </div>
  );
}
