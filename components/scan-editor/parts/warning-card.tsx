import { TriangleAlert } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import styles from "./warning-card.module.css";

type Props = {
  title: string;
  /** If the card holds a choice: the name of its region. */
  choice?: { label: string; card: RefObject<HTMLElement | null> };
  children: ReactNode;
};

/** A card in the properties of an element: a fault, or a choice to make. */
export function WarningCard({ title, choice, children }: Props) {
  return (
    <section
      ref={choice?.card}
      aria-label={choice?.label}
      className={styles.card}
      data-conflict={choice ? "" : undefined}
    >
      <h4>
        <TriangleAlert aria-hidden="true" />
        {title}
      </h4>
      {children}
    </section>
  );
}
