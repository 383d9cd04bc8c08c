import { Check, Minus } from "lucide-react";
import { useId } from "react";
import { checkPassword } from "@/lib/validation/password";
import { classNames } from "../class-names";
import { VisuallyHidden } from "../visually-hidden";
import styles from "./password-checklist.module.css";
import { PASSWORD_WORDS } from "./password-words";

/** What a password must contain, ticked off while it is typed. What is missing is told quietly. */
export function PasswordChecklist({ password }: { password: string }) {
  const titleId = useId();
  return (
    <div className={styles.checklist}>
      <p id={titleId} className={styles.title}>
        {PASSWORD_WORDS.mustContain}
      </p>
      <ul aria-labelledby={titleId} className={styles.rules}>
        {checkPassword(password).map(({ rule, isMet }) => (
          <li key={rule} className={classNames(styles.rule, isMet && styles.met)}>
            {isMet ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
            <span>
              {PASSWORD_WORDS.rules[rule]}
              <VisuallyHidden>{isMet ? PASSWORD_WORDS.met : PASSWORD_WORDS.notYet}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
