import { Kbd } from "../kbd";
import { VisuallyHidden } from "../visually-hidden";
import { keyCopy } from "./key-copy";
import styles from "./key-hint.module.css";

/** Keys to press one after another, such as `g` and `i`. */
export function KeyHint({ caps }: { caps: readonly string[] }) {
  return (
    <span className={styles.hint}>
      {caps.map((cap, index) => (
        <span key={caps.slice(0, index + 1).join(" ")} className={styles.hint}>
          {index > 0 ? <VisuallyHidden>{` ${keyCopy.followedBy} `}</VisuallyHidden> : null}
          <Kbd>{cap}</Kbd>
        </span>
      ))}
    </span>
  );
}
