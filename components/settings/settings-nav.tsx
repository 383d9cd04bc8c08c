"use client";

import { Info, Shield, SunMoon, UserRound } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import styles from "./settings-nav.module.css";
import { WORDS } from "./words";

const SECTIONS = [
  { href: "/settings", label: WORDS.profile, icon: UserRound },
  { href: "/settings/security", label: WORDS.security, icon: Shield },
  { href: "/settings/appearance", label: WORDS.appearance, icon: SunMoon },
  { href: "/settings/about", label: WORDS.about, icon: Info },
];

/** The sections of the settings, each with an address. */
export function SettingsNav() {
  const path = usePathname();
  return (
    <nav aria-label={WORDS.sections} className={styles.nav}>
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
