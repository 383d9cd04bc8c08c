import { MailOpen } from "lucide-react";
import type { ReactNode } from "react";
import { BackLink } from "./back-link";
import { FormHead } from "./form-head";
import styles from "./sign-in-form.module.css";
import { LINK_WORDS, WORDS } from "./words";

/** In the place of a form whose link is gone, as after a reload; `children` is another way to go on. */
export function OpenMailAgain({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={styles.form}>
      <div>
        <MailOpen className={styles.quietMark} aria-hidden="true" />
        <FormHead title={LINK_WORDS.openAgainTitle} subtitle={text} />
      </div>
      {children}
      <BackLink href="/login">{WORDS.backToLogin}</BackLink>
    </div>
  );
}
