import type { ReactNode } from "react";
import styles from "./facts.module.css";

export type Fact = { name: string; value: ReactNode };

/** Names and values side by side. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
