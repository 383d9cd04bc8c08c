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
import { ABOUT_COPY } from "./copy";
import { SettingsSection } from "./settings-section";

type Fact = { term: string; text: string; link?: { href: string; label: string } | null };

const formatProgram = ({ name, version }: Program) => `${name} ${version}`.trim();
const buildLinkFact = (term: string, href: string | null, label: string): Fact => ({
  term,
  text: href ?? ABOUT_COPY.notSet,
  link: href ? { href, label } : null,
});

/** Lists the environment details, with a button that copies them for support. */
export function About() {
  const { commitUrl, buildUrl, build } = usePublicConfig();
  const browser = useBrowserFacts();
  if (!browser) return <SettingsSection title={ABOUT_COPY.title} detail={ABOUT_COPY.detail} />;
  const details = environmentDetails(browser, { commitUrl, buildUrl, build });
  const facts: Fact[] = [
    { term: ABOUT_COPY.build, text: details.build },
    buildLinkFact(ABOUT_COPY.commit, details.commitUrl, ABOUT_COPY.viewCommit),
    buildLinkFact(ABOUT_COPY.ciBuild, details.buildUrl, ABOUT_COPY.viewBuild),
    { term: ABOUT_COPY.browser, text: formatProgram(details.browser) },
    { term: ABOUT_COPY.system, text: formatProgram(details.system) },
    { term: ABOUT_COPY.screen, text: details.screenResolution },
    { term: ABOUT_COPY.memory, text: details.memory },
    { term: ABOUT_COPY.locale, text: details.locale },
  ];
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(facts.map(({ term, text }) => `${term}: ${text}`).join("\n"));
      showAlert({ type: "success", message: ABOUT_COPY.copied });
    } catch {
      showAlert({ type: "error", message: ABOUT_COPY.copyFailed });
    }
  };
  return (
    <SettingsSection
      title={ABOUT_COPY.title}
      detail={ABOUT_COPY.detail}
      action={
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {ABOUT_COPY.copy}
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
