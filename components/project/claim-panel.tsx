"use client";

import Link from "next/link";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/feedback/skeleton";
import { type LazyPart, lazyPart, useLazyPart } from "@/components/ui/lazy-part";
import { useZoneName } from "@/components/ui/use-zone-name";
import { type ClaimTab, overviewPath } from "@/lib/domain/insured-paths";
import { WhyNotDone } from "./blockers/why-not-done";
import { EvidenceStrip } from "./evidence/evidence-strip";
import { InspectionsTab } from "./inspections/inspections-tab";
import { overviewCopy } from "./parts/copy";
import styles from "./parts/overview.module.css";
import type { Claim } from "./parts/use-claim";
import { Timeline } from "./timeline";

type Panel = (props: { claim: Claim; now: number }) => ReactNode;

/** Tabs that load after the first interaction, or when opened. */
const LAZY_PANELS: Partial<Record<ClaimTab, LazyPart<Panel>>> = {
  media: lazyPart<Panel>(() => import("./media/media-tab").then(({ MediaTab }) => MediaTab)),
  reports: lazyPart<Panel>(() => import("./reports/reports-tab").then(({ ReportsTab }) => ReportsTab)),
  documents: lazyPart<Panel>(() => import("./documents/documents-tab").then(({ DocumentsTab }) => DocumentsTab)),
  notes: lazyPart<Panel>(() => import("./notes/notes-tab").then(({ NotesTab }) => NotesTab)),
};

export function ClaimPanel({ claim, tab, now }: { claim: Claim; tab: ClaimTab; now: number }) {
  const lazyPanel = LAZY_PANELS[tab];
  if (lazyPanel) return <LazyPanel key={tab} part={lazyPanel} claim={claim} now={now} />;
  return tab === "inspections" ? (
    <InspectionsTab claim={claim} now={now} />
  ) : (
    <>
      <EvidenceStrip claim={claim} />
      <WhyNotDone claim={claim} now={now} />
      <TimelineSection claim={claim} now={now} />
    </>
  );
}

function LazyPanel({ part, ...props }: { part: LazyPart<Panel>; claim: Claim; now: number }) {
  const Loaded = useLazyPart(part, true);
  return Loaded ? <Loaded {...props} /> : <Skeleton width="60%" height={40} />;
}

function TimelineSection({ claim, now }: { claim: Claim; now: number }) {
  const { insured, project } = claim;
  const zone = useZoneName();
  return (
    <section id="timeline" className={styles.block}>
      <div className={styles.blockHead}>
        <h2>{overviewCopy.timeline}</h2>
        {zone ? <span className={styles.quiet}>{overviewCopy.times(zone)}</span> : null}
        <Link className={styles.end} href={overviewPath(insured.key, project.key, "notes")} scroll={false}>
          {overviewCopy.addNote}
        </Link>
      </div>
      <Timeline claim={claim} now={now} />
    </section>
  );
}
