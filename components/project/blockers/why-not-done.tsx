"use client";

import { Skeleton } from "@/components/ui/feedback/skeleton";
import type { GeometryErrors } from "@/lib/client/geometry-checks/geometry-errors";
import { useSurveyGeometry } from "@/lib/client/geometry-checks/use-survey-geometry";
import { readGeometryAgain } from "@/lib/client/geometry-checks/watch-geometry";
import { useBackend } from "@/lib/client/reads/use-backend";
import type { Survey } from "@/lib/domain/entities";
import { isReviewToCome } from "@/lib/domain/survey-transitions";
import { InspectionActions } from "../inspections/inspection-actions";
import { overviewCopy } from "../parts/copy";
import styles from "../parts/overview.module.css";
import { RoomsPending } from "../parts/rooms-pending";
import { SurveyState } from "../parts/survey-state";
import type { Claim } from "../parts/use-claim";
import { blockerCopy } from "./copy";
import { OpenPoints } from "./open-points";
import { openPointsTitle } from "./open-points-title";
import { reviewChecks } from "./review-checks";

type Props = { claim: Claim; survey: Survey; geometry: GeometryErrors; now: number };

/** The open points of one inspection; nothing until its rooms are loaded. */
function InspectionPoints({ claim, survey, geometry, now }: Props) {
  const { insured, project, regions } = claim;
  const followups = useBackend("followup.list", { projectKey: project.key });
  const rooms = regions?.filter(({ surveyKey }) => surveyKey === survey.key) ?? null;
  if (rooms === null) {
    return (
      <RoomsPending claim={claim}>
        <Skeleton width="60%" height={32} />
      </RoomsPending>
    );
  }
  const followupList = followups.data ?? [];
  const facts = { insuredKey: insured.key, project, survey, regions: rooms, followups: followupList, geometry, now };
  return (
    <>
      {followups.error ? <p className={styles.quiet}>{blockerCopy.followupsUnread}</p> : null}
      <OpenPoints checks={reviewChecks(facts)} geometry={geometry} onReadAgain={() => readGeometryAgain(survey.key)} />
    </>
  );
}

/** The checklist of each inspection that is not reviewed yet, with its actions. */
export function WhyNotDone({ claim, now }: { claim: Claim; now: number }) {
  const surveys = claim.project.surveys ?? [];
  const open = surveys.filter((survey) => isReviewToCome(survey, claim.project));
  if (surveys.length === 0) {
    return <EmptyBlock title={blockerCopy.title} text={overviewCopy.noInspections} />;
  }
  if (open.length === 0) {
    return <EmptyBlock title={overviewCopy.inspections} text={blockerCopy.allDone} />;
  }
  return open.map((survey) => <OpenInspection key={survey.key} claim={claim} survey={survey} now={now} />);
}

function EmptyBlock({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.block}>
      <div className={styles.blockHead}>
        <h2>{title}</h2>
      </div>
      <p className={styles.none}>{text}</p>
    </section>
  );
}

function OpenInspection({ claim, survey, now }: Omit<Props, "geometry">) {
  const geometry = useSurveyGeometry(survey, claim.project);
  const regions = claim.regions?.filter(({ surveyKey }) => surveyKey === survey.key) ?? null;
  return (
    <section className={styles.block}>
      <div className={styles.blockHead}>
        <h2>{openPointsTitle(survey)}</h2>
        <span className={styles.quiet}>
          {survey.name || overviewCopy.unnamedInspection} · <SurveyState survey={survey} now={now} />
        </span>
        <InspectionActions claim={claim} survey={survey} regions={regions} geometry={geometry} now={now} />
      </div>
      <InspectionPoints claim={claim} survey={survey} geometry={geometry} now={now} />
    </section>
  );
}
