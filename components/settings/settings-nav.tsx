"use client";

import { Info, Shield, SunMoon, UserRound } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { COPY } from "./copy";
import styles from "./settings-nav.module.css";

const SECTIONS = [
  { href: "/settings", label: COPY.profile, icon: UserRound },
  { href: "/settings/security", label: COPY.security, icon: Shield },
  { href: "/settings/appearance", label: COPY.appearance, icon: SunMoon },
  { href: "/settings/about", label: COPY.about, icon: Info },
];

/** The sections of the settings, each with its own address. */
export function SettingsNav() {
  const path = usePathname();
  return (
    <nav aria-label={COPY.sections} className={styles.nav}>
      <ul className={styles.sections}>
        {SECTIONS.map(({ href, label, icon: Icon }) => (
          <li key={href}>
            <Link href={href} className={styles.section} aria-current={path === href ? "page" : undefined}>
              <Icon aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
