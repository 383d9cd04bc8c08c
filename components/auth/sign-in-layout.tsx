import Link from "next/link";
import type { ReactNode } from "react";
import { Wordmark } from "@/components/ui/wordmark";
import { FloorDrawing } from "./floor-drawing";
import { SignInFooter } from "./sign-in-footer";
import styles from "./sign-in-layout.module.css";
import { WORDS } from "./words";

/** The column of every sign-in page beside the drawing, which goes where there is no room for it. */
export function SignInLayout({ headerEnd, children }: { headerEnd: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.header}>
          <Link href="/login" className={styles.home} aria-label={WORDS.product}>
            <Wordmark name={WORDS.product} />
          </Link>
          {headerEnd}
        </header>
        <main className={styles.main}>{children}</main>
        <SignInFooter />
      </div>
      <div className={styles.panel}>
        <FloorDrawing />
      </div>
    </div>
  );
}
