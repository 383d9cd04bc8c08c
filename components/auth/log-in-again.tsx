import { LogIn } from "lucide-react";
import { LinkButton } from "@/components/ui/link-button";
import { withFrom } from "./destination";
import { FormHead } from "./form-head";
import styles from "./sign-in-form.module.css";
import { RESET_WORDS } from "./words";

/** Shown without a valid token for an expired password. A sign-in issues that token, so no mail can be opened again. */
export function LogInAgain({ from }: { from: string | null }) {
  return (
    <div className={styles.form}>
      <div>
        <LogIn className={styles.quietMark} aria-hidden="true" />
        <FormHead title={RESET_WORDS.logInAgain} subtitle={RESET_WORDS.logInAgainText} />
      </div>
      <LinkButton href={withFrom("/login", from)} variant="primary" size="lg" isFullWidth>
        {RESET_WORDS.logInAgain}
      </LinkButton>
    </div>
  );
}
