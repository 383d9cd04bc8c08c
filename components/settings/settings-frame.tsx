import type { ReactNode } from "react";
import { PageHeader } from "@/components/ui/layout/page-header";
import { COPY } from "./copy";
import styles from "./settings-frame.module.css";
import { SettingsNav } from "./settings-nav";

/** The settings' header, the list of sections, and the open section. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageHeader title={COPY.title} />
      <div className={styles.body}>
        <SettingsNav />
        <div className={styles.sections}>{children}</div>
      </div>
    </>
  );
}
