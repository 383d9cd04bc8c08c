import { MailOpen } from "lucide-react";
import type { ReactNode } from "react";
import { BackLink } from "./back-link";
import { COPY } from "./copy";
import { withFrom } from "./destination";
import { FormHead } from "./form-head";
import { LINK_COPY } from "./password-copy";
import styles from "./sign-in-form.module.css";

export type OpenMailAgainProps = {
  title?: string;
  text: string;
  /** The page that was requested before sign-in. */
  from?: string | null;
  /** An alternative to opening the mail again. */
  children?: ReactNode;
};

/** Replaces a form whose link was lost, for example by a reload, or is no longer valid. */
export function OpenMailAgain({ title = LINK_COPY.openAgainTitle, text, from = null, children }: OpenMailAgainProps) {
  return (
    <div className={styles.form}>
      <div>
        <MailOpen className={styles.quietMark} aria-hidden="true" />
        <FormHead title={title} subtitle={text} />
      </div>
      {children}
      <BackLink href={withFrom("/login", from)}>{COPY.backToLogin}</BackLink>
    </div>
  );
}
