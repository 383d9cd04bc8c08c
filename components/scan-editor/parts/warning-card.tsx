import { TriangleAlert } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import styles from "./warning-card.module.css";

type Props = {
  title: string;
  /** Where one chooses in it, it is a region of that name. */
  choice?: { label: string; card: RefObject<HTMLElement | null> };
  children: ReactNode;
};

/** In the properties of an element: what is wrong with it, or what is to be chosen. */
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
