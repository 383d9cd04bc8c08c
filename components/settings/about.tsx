"use client";

import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { showAlert } from "@/lib/client/alerts/alerts-store";
import { useBrowserFacts } from "@/lib/client/browser/use-browser-facts";
import { usePublicConfig } from "@/lib/client/public-config";
import { environmentDetails } from "@/lib/telemetry/environment-details";
import type { Program } from "@/lib/telemetry/user-agent";
import styles from "./about.module.css";
import { SettingsSection } from "./settings-section";
import { ABOUT_WORDS } from "./words";

type Fact = { term: string; text: string; link?: { href: string; label: string } | null };

const nameOf = ({ name, version }: Program) => `${name} ${version}`.trim();
const linkFact = (term: string, href: string | null, label: string): Fact => ({
  term,
  text: href ?? ABOUT_WORDS.notSet,
  link: href ? { href, label } : null,
});

/** The environment details, as a list that can be copied for support. */
export function About() {
  const { commitUrl, buildUrl, build } = usePublicConfig();
  const browser = useBrowserFacts();
  if (!browser) return <SettingsSection title={ABOUT_WORDS.title} detail={ABOUT_WORDS.detail} />;
  const details = environmentDetails(browser, { commitUrl, buildUrl, build });
  const facts: Fact[] = [
    { term: ABOUT_WORDS.build, text: details.build },
    linkFact(ABOUT_WORDS.commit, details.commitUrl, ABOUT_WORDS.viewCommit),
    linkFact(ABOUT_WORDS.ciBuild, details.buildUrl, ABOUT_WORDS.viewBuild),
    { term: ABOUT_WORDS.browser, text: nameOf(details.browser) },
    { term: ABOUT_WORDS.system, text: nameOf(details.system) },
    { term: ABOUT_WORDS.screen, text: details.screenResolution },
    { term: ABOUT_WORDS.memory, text: details.memory },
    { term: ABOUT_WORDS.locale, text: details.locale },
  ];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(facts.map(({ term, text }) => `${term}: ${text}`).join("\n"));
      showAlert({ type: "success", message: ABOUT_WORDS.copied });
    } catch {
      showAlert({ type: "error", message: ABOUT_WORDS.copyFailed });
    }
  };
  return (
    <SettingsSection
      title={ABOUT_WORDS.title}
      detail={ABOUT_WORDS.detail}
      action={
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {ABOUT_WORDS.copy}
        </Button>
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ term, text, link }) => (
          <FactLine key={term} term={term}>
            {link ? (
              <a href={link.href} target="_blank" rel="noreferrer">
                {link.label}
              </a>
            ) : (
              text
            )}
          </FactLine>
        ))}
      </dl>
    </SettingsSection>
  );
}

function FactLine({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
