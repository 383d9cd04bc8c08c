import styles from "./avatar.module.css";
import { classNames } from "./class-names";

/** The first letters of the first and the last word, in capitals; empty for an empty name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? "")][0]?.toLocaleUpperCase() ?? "").join("");
}

/** A person's photo, or the initials; decoration beside the name, so it has no name of its own. */
export function Avatar({
  name,
  photoUrl,
  size = "md",
}: {
  name: string;
  photoUrl?: string | null;
  size?: "sm" | "md";
}) {
  return (
    <span className={classNames(styles.avatar, styles[size])} aria-hidden="true">
      {photoUrl ? <img src={photoUrl} alt="" className={styles.photo} /> : initialsOf(name)}
    </span>
  );
}
