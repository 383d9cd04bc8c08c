"use client";

import { Box, Plus } from "lucide-react";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { formatDay } from "@/components/ui/format-time";
import { Facts } from "@/components/ui/layout/facts";
import { lazyPart, useLazyLayer } from "@/components/ui/lazy-part";
import { LinkButton } from "@/components/ui/link-button";
import { TimeText } from "@/components/ui/time-text";
import { may } from "@/lib/access/permissions";
import { useSurveyGeometry } from "@/lib/client/geometry-checks/use-survey-geometry";
import { readGeometryAgain } from "@/lib/client/geometry-checks/watch-geometry";
import { useSession } from "@/lib/client/session/use-session";
import type { Project, Region, Survey } from "@/lib/domain/entities";
import { overviewPath } from "@/lib/domain/insured-paths";
import { openedFrom } from "@/lib/domain/opened-from";
import { isOrderProcessed } from "@/lib/domain/processed-rule";
import { isReviewToCome } from "@/lib/domain/survey-transitions";
import { OpenPoints } from "../blockers/open-points";
import { reviewChecks } from "../blockers/review-checks";
import { overviewCopy } from "../parts/copy";
import { editorPath } from "../parts/editor-path";
import styles from "../parts/overview.module.css";
import { SurveyState } from "../parts/survey-state";
import type { Claim } from "../parts/use-claim";
import { inspectionCopy } from "./copy";
import { InspectionActions } from "./inspection-actions";
import { RoomTable } from "./room-table";

const dialog = lazyPart(() => import("./new-inspection-dialog").then(({ NewInspectionDialog }) => NewInspectionDialog));

/** The button that adds an inspection, for roles that may. */
function NewInspection({ project }: { project: Project }) {
  const { session } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const NewInspectionDialog = useLazyLayer(dialog, isOpen, () => setIsOpen(false));
  if (!session || !may(session.effectiveRole, "editClaims")) return null;
  return (
    <span className={styles.end}>
      <Button size="sm" icon={<Plus />} onClick={() => setIsOpen(true)}>
        {inspectionCopy.newInspection}
      </Button>
      {NewInspectionDialog && isOpen ? (
        <NewInspectionDialog project={project} onClose={() => setIsOpen(false)} />
      ) : null}
    </span>
  );
}

/** Every inspection in full: dates, actions, checklist, rooms and scan editor. */
export function InspectionsTab({ claim, now }: { claim: Claim; now: number }) {
  const surveys = claim.project.surveys ?? [];
  return (
    <>
      <div className={styles.blockHead}>
        <h2>{overviewCopy.inspections}</h2>
        <NewInspection project={claim.project} />
      </div>
      {surveys.length === 0 ? <p className={styles.none}>{overviewCopy.noInspections}</p> : null}
      {surveys.map((survey) => (
        <Inspection key={survey.key} survey={survey} claim={claim} now={now} />
      ))}
    </>
  );
}

function Inspection({ survey, claim, now }: { survey: Survey; claim: Claim; now: number }) {
  const { insured, project } = claim;
  const name = survey.name || overviewCopy.unnamedInspection;
  const regions = claim.regions?.filter(({ surveyKey }) => surveyKey === survey.key) ?? null;
  const path = editorPath(insured.key, project.key, survey);
  const editorHref = path && openedFrom(path, overviewPath(insured.key, project.key, "inspections"));
  const geometry = useSurveyGeometry(survey, project);
  const checkFacts = { insuredKey: insured.key, project, survey, followups: [], now, geometry };
  return (
    <section className={styles.block} aria-label={name}>
      <div className={styles.blockHead}>
        <h3 className={styles.inspectionName}>{name}</h3>
        <span className={styles.quiet}>
          <SurveyState survey={survey} now={now} />
        </span>
        <InspectionActions claim={claim} survey={survey} regions={regions} geometry={geometry} now={now} />
        {editorHref ? (
          <LinkButton href={editorHref} size="sm" icon={<Box />}>
            {overviewCopy.openScanEditor}
          </LinkButton>
        ) : null}
      </div>
      <Facts facts={factsOf(survey, claim, regions, now)} />
      {regions && isReviewToCome(survey, project) ? (
        <OpenPoints
          checks={reviewChecks({ ...checkFacts, regions })}
          geometry={geometry}
          onReadAgain={() => readGeometryAgain(survey.key)}
        />
      ) : null}
      {regions && regions.length > 0 ? (
        <RoomTable name={name} regions={regions} insuredKey={insured.key} projectKey={project.key} />
      ) : null}
      {regions && regions.length === 0 ? <p className={styles.none}>{overviewCopy.noRooms}</p> : null}
    </section>
  );
}

function factsOf(survey: Survey, { project }: Claim, regions: readonly Region[] | null, now: number) {
  const reviewed = survey.reviewedAt ? (
    <TimeText iso={survey.reviewedAt} now={now} as="event" />
  ) : (
    overviewCopy.notReviewed
  );
  const isReady = regions !== null && isOrderProcessed(project.orderType, regions);
  const processed = isReady ? overviewCopy.ready : overviewCopy.notReady[project.orderType];
  return [
    { name: overviewCopy.created, value: formatDay(survey.createdAt) },
    { name: overviewCopy.reviewed, value: reviewed },
    ...(survey.expiresAt
      ? [{ name: overviewCopy.expires, value: <TimeText iso={survey.expiresAt} now={now} as="event" /> }]
      : []),
    ...(regions === null ? [] : [{ name: overviewCopy.media, value: processed }]),
  ];
}
