import { type ReactNode, useId } from "react";
import styles from "./section.module.css";

/** One part of the product with its states side by side; `note` describes them. */
export function Section({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.section}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {note ? <p className={styles.note}>{note}</p> : null}
      </header>
      <div className={styles.specimens}>{children}</div>
    </section>
  );
}

/** One state of a part with its label below. A wide one fills the line. */
export function Specimen({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <figure className={isWide ? styles.wide : styles.specimen}>
      <div className={styles.stage}>{children}</div>
      <figcaption className={styles.label}>{label}</figcaption>
    </figure>
  );
}

/** Several parts in one specimen, side by side. */
export function SpecimenRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
