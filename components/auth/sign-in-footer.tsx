"use client";

import { usePublicConfig } from "@/lib/client/public-config";
import styles from "./sign-in-footer.module.css";
import { WORDS } from "./words";

/** Terms and privacy, and the notices of session recording and patents. */
export function SignInFooter() {
  const { termsUrl, privacyUrl, patentsUrl } = usePublicConfig();
  const links = [
    { href: termsUrl, label: WORDS.terms },
    { href: privacyUrl, label: WORDS.privacy },
  ];
  return (
    <footer className={styles.footer}>
      <ul className={styles.links}>
        {links.map(({ href, label }) => (
          <li key={label}>{href ? <a href={href}>{label}</a> : <span>{label}</span>}</li>
        ))}
      </ul>
      <p>
        {WORDS.recordingNotice} {patentsUrl ? <a href={patentsUrl}>{WORDS.patentNotice}</a> : WORDS.patentNotice}
      </p>
    </footer>
  );
}
