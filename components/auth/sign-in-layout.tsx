import Link from "next/link";
import type { ReactNode } from "react";
import { Wordmark } from "@/components/ui/wordmark";
import { COPY } from "./copy";
import { FloorDrawing } from "./floor-drawing";
import { SignInFooter } from "./sign-in-footer";
import styles from "./sign-in-layout.module.css";

/** The column of every sign-in page next to the drawing, which is hidden on narrow screens. */
export function SignInLayout({ headerEnd, children }: { headerEnd: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.header}>
          <Link href="/login" className={styles.home} aria-label={COPY.product}>
            <Wordmark name={COPY.product} />
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
