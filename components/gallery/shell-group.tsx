"use client";

import { EditsList } from "@/components/shell/edits-list";
import { ImpersonationBanner } from "@/components/shell/impersonation/impersonation-banner";
import { OfflineBannerView } from "@/components/shell/offline-banner-view";
import { IdleCountdown } from "@/components/shell/session/idle-countdown";
import { LoadingBar } from "@/components/ui/feedback/loading-bar";
import { NavigationSpecimens } from "./navigation-specimens";
import { PageSections } from "./page-sections";
import { Section, Specimen } from "./section";
import { ShellDialogs } from "./shell-dialogs";
import styles from "./shell-group.module.css";
import { FAILED, FAILED_FILES, NOW, OPEN } from "./shell-specimens";
import { SPECIMEN_TEXTS } from "./specimen-copy";
import { WholeNavigation } from "./whole-navigation";

const nothing = () => undefined;
const acts = {
  now: NOW,
  files: [],
  onSendNow: nothing,
  onRetry: nothing,
  onDismiss: nothing,
  direct: [],
  onRetryDirect: nothing,
  onDismissDirect: nothing,
  onRetryFile: nothing,
  onDismissFile: nothing,
  onShowRoom: nothing,
};
const online = { isOnline: true, pending: 0, waiting: 0, failed: 0, files: 0, onShow: nothing };

/** The parts around every screen: navigation, banners, the list of edits, and dialogs. */
export function ShellGroup() {
  return (
    <>
      <Section title="Navigation" note="by role; six skeleton items while the role is not known">
        <NavigationSpecimens />
      </Section>
      <WholeNavigation />
      <PageSections />
      <Section title="Banners" note="offline, server unreachable, not saved, impersonating">
        <Specimen label="offline, nothing queued" isWide>
          <OfflineBannerView {...online} isOnline={false} />
        </Specimen>
        <Specimen label="offline, edits queued" isWide>
          <OfflineBannerView {...online} isOnline={false} pending={2} waiting={2} />
        </Specimen>
        <Specimen label="server unreachable, one edit refused" isWide>
          <OfflineBannerView {...online} pending={1} waiting={1} failed={1} />
        </Specimen>
        <Specimen label="refused" isWide>
          <OfflineBannerView {...online} failed={3} />
        </Specimen>
        <Specimen label="files that failed, and an edit that was refused" isWide>
          <OfflineBannerView {...online} failed={1} files={2} />
        </Specimen>
        <Specimen label="impersonating" isWide>
          <ImpersonationBanner seenAs="claims_reviewer" companies={["Bayou Fidelity"]} onStop={nothing} />
        </Specimen>
        <Specimen label="impersonating, long names, busy" isWide>
          <ImpersonationBanner
            seenAs="underwriting_reviewer"
            companies={[SPECIMEN_TEXTS.unbroken, SPECIMEN_TEXTS.rightToLeft, SPECIMEN_TEXTS.markup]}
            isStopping
            onStop={nothing}
          />
        </Specimen>
      </Section>
      <Section title="Edits" note="queued and refused edits, as listed in the drawer">
        <Specimen label="offline, and some refused" isWide>
          <div className={styles.panel}>
            <EditsList open={OPEN} failed={FAILED} state="offline" {...acts} />
          </div>
        </Specimen>
        <Specimen label="files that failed" isWide>
          <div className={styles.panel}>
            <EditsList open={[]} failed={[]} state="sending" {...acts} files={FAILED_FILES} />
          </div>
        </Specimen>
        <Specimen label="server unreachable" isWide>
          <div className={styles.panel}>
            <EditsList open={OPEN.slice(0, 1)} failed={[]} state="unanswered" {...acts} />
          </div>
        </Specimen>
        <Specimen label="all saved" isWide>
          <div className={styles.panel}>
            <EditsList open={[]} failed={[]} state="sending" {...acts} />
          </div>
        </Specimen>
      </Section>
      <Section title="Confirmations" note="a button opens each one">
        <ShellDialogs />
        <Specimen label="countdown, two minutes left">
          <IdleCountdown secondsLeft={107} />
        </Specimen>
        <Specimen label="countdown, over">
          <IdleCountdown secondsLeft={0} />
        </Specimen>
      </Section>
      <Section title="Loading bar" note="while a page loads">
        <Specimen label="Reticulating splines" isWide>
          <div className={styles.bar}>
            <LoadingBar label="Reticulating splines" />
          </div>
        </Specimen>
      </Section>
    </>
  );
}
