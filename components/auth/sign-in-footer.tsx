"use client";

import { usePublicConfig } from "@/lib/client/public-config";
import { COPY } from "./copy";
import styles from "./sign-in-footer.module.css";

/** Terms and privacy, and the notices of session recording and patents. */
export function SignInFooter() {
  const { termsUrl, privacyUrl, patentsUrl } = usePublicConfig();
  const links = [
    { href: termsUrl, label: COPY.terms },
    { href: privacyUrl, label: COPY.privacy },
  ];
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span>{label}</span>}</li>
        ))}
      </ul>
      <p>
        {COPY.recordingNotice} {patentsUrl ? <a href={patentsUrl}>{COPY.patentNotice}</a> : COPY.patentNotice}
      </p>
    </footer>
  );
}
