"use client";

import Link from "next/link";
import { Segmented } from "@/components/ui/inputs/segmented";
import { Mark } from "@/components/ui/mark";
import { THEMES } from "@/lib/client/appearance/appearance";
import { changeAppearance, useAppearance } from "@/lib/client/appearance/use-appearance";
import { DENSITY_OPTIONS } from "@/lib/density";
import { COPY } from "./copy";
import styles from "./gallery-screen.module.css";
import { GALLERY_GROUPS } from "./groups";

/** One group of parts in every state, with links to the others. */
export function GalleryScreen({ groupId }: { groupId: string }) {
  const { theme, density } = useAppearance();
  const group = GALLERY_GROUPS.find(({ id }) => id === groupId);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Mark />
        <h1 className={styles.title}>{COPY.title}</h1>
        <p className={styles.about}>{COPY.about}</p>
        <div className={styles.switches}>
          <Segmented
            label={COPY.density}
            value={density}
            onValueChange={(value) => changeAppearance({ density: value })}
            options={DENSITY_OPTIONS}
          />
          <Segmented
            label={COPY.theme}
            value={theme}
            onValueChange={(value) => changeAppearance({ theme: value })}
            options={THEMES.map((value) => ({ value, label: COPY.themes[value] }))}
          />
        </div>
      </header>
      <nav aria-label={COPY.title} className={styles.groups}>
        {GALLERY_GROUPS.map(({ id, title }) => (
          <Link
            key={id}
            href={`/gallery/${id}`}
            className={styles.group}
            aria-current={id === groupId ? "page" : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      <main className={styles.main}>{group ? <group.Group /> : null}</main>
    </div>
  );
}
