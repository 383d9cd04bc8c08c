import type { Survey } from "@/lib/domain/entities";
import { isReviewToCome } from "@/lib/domain/survey-transitions";
import { blockerCopy } from "../blockers/copy";
import { openPointsTitle } from "../blockers/open-points-title";
import { reviewChecks, withoutPoints } from "../blockers/review-checks";
import { overviewCopy } from "../parts/copy";
import { qaReportCopy as copy } from "./copy";
import type { ReportSection } from "./report";
import { chip, type ReportFacts, type SectionOf } from "./report-facts";

/** The checklist of each inspection that is not reviewed yet: blocking points, then optional ones. */
export const blockersSection: SectionOf = (facts) => {
  const surveys = facts.claim.project.surveys ?? [];
  const open = surveys.filter((survey) => isReviewToCome(survey, facts.claim.project));
  if (open.length === 0) {
    return [emptySection(surveys.length === 0 ? overviewCopy.noInspections : blockerCopy.allDone)];
  }
  return open.map((survey) => blockersOf(survey, facts, open.length > 1));
};

const emptySection = (empty: string): ReportSection => ({
  title: blockerCopy.title,
  detail: "",
  empty,
  isAside: true,
  body: { kind: "points", points: [] },
});

function blockersOf(survey: Survey, facts: ReportFacts, isNamed: boolean): ReportSection {
  const { claim, followups, now, geometry: errors } = facts;
  const heading = openPointsTitle(survey);
  const title = isNamed ? copy.blockersOf(heading, survey.name || overviewCopy.unnamedInspection) : heading;
  const regions = claim.regions?.filter(({ surveyKey }) => surveyKey === survey.key);
  if (regions === undefined) {
    return { ...emptySection(claim.areRoomsUnread ? overviewCopy.roomsUnread : copy.roomsReading), title };
  }
  const insuredKey = claim.insured.key;
  const geometry = errors?.get(survey.key) ?? null;
  const { project } = claim;
  const { open, passed } = reviewChecks({ insuredKey, project, survey, regions, followups, now, geometry });
  const points = open.map(({ glyph, tone, fact, why }) => ({ icon: chip({ tone, glyph, label: "" }), fact, why }));
  return {
    title,
    detail: copy.counts(open.length, passed.length),
    empty: withoutPoints(geometry),
    isAside: true,
    body: { kind: "points", points },
  };
}
