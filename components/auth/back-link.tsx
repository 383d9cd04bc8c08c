import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import styles from "./sign-in-form.module.css";

/** A link to the previous step. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <Link href={href} className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {children}
    </Link>
  );
}
