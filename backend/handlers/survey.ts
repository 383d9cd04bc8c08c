/** Reads inspections (one, all of a claim, the list), marks them reviewed and reopens them. */
import { eq, sql } from "drizzle-orm";
import type { ActivityAction } from "../../lib/domain/activity-text";
import type { Project, Survey, SurveyListItem } from "../../lib/domain/entities";
import { markSurveyReviewed, reopenSurvey, type SurveyTransition } from "../../lib/domain/survey-transitions";
import { requireProject, requireSurvey, visibleCompany } from "../access/company-scope";
import { saveRevised } from "../db/changes";
import { countMedia } from "../db/count-media";
import { amongIfGiven, fromOf, matchesSearch, SURVEY_LIST } from "../db/list-sources";
import { inOrderOf, readSort, selectPage } from "../db/pages";
import { among, lockDoc, selectDocs } from "../db/records";
import { insureds, projects, properties, surveys } from "../db/schema";
import { selectRoomsWithScans } from "../db/survey-rooms";
import { conflict, invalidInput } from "../failures/failure";
import type { Context, HandlerGroup } from "../http/handler";
import { recordActivity } from "./activity";
import { lockProject } from "./project";

const NO_MEDIA = { mediaCount: 0, videoCount: 0 };

type Transition = (survey: Survey, project: Project) => SurveyTransition | Promise<SurveyTransition>;

/** Moves a survey and its claim to their next statuses, both or neither. */
async function move(context: Context, key: string, action: ActivityAction, transition: Transition): Promise<Survey> {
  const found = await requireSurvey(context, key);
  const project = await lockProject(context, found.project.key);
  const survey = (await lockDoc(context.db, surveys, key)) ?? found.survey;
  const moved = await transition(survey, project);
  if (!moved.ok)
    throw moved.reason === "conflict" ? conflict(moved.message, [survey, project]) : invalidInput(moved.message);
  if (moved.project !== project) await saveRevised<Project>(context.db, projects, moved.project, context.now);
  if (moved.survey === survey) return survey;
  await recordActivity(context, {
    action,
    projectKey: project.key,
    companyKey: project.companyKey,
    detail: { surveyKey: key, from: project.status, to: moved.project.status },
  });
  return saveRevised<Survey>(context.db, surveys, moved.survey);
}

const CHANGED = { ok: false, reason: "conflict", message: "The inspection has been changed in the meantime." } as const;

const isOlder = (knownRevision: number | undefined, { revision = 1 }: { revision?: number }) =>
  knownRevision !== undefined && knownRevision < revision;

async function toListItems(context: Context, found: readonly Survey[]): Promise<SurveyListItem[]> {
  const { db } = context;
  const theirProjects = await selectDocs(
    db,
    projects,
    among(
      projects.key,
      found.map((each) => each.projectKey),
    ),
  );
  const insuredKeys = theirProjects.map((project) => project.insuredKey);
  const theirInsureds = await selectDocs(db, insureds, among(insureds.key, insuredKeys));
  const theirProperties = await selectDocs(db, properties, among(properties.insuredKey, insuredKeys));
  const counts = await countMedia(
    db,
    found.map((survey) => survey.key),
  );
  return found.flatMap((survey) => {
    const project = theirProjects.find((each) => each.key === survey.projectKey);
    const insured = theirInsureds.find((each) => each.key === project?.insuredKey);
    if (!project || !insured) return [];
    const insuredProperties = theirProperties.filter((each) => each.insuredKey === insured.key);
    const property = insuredProperties.find((each) => each.key === project.propertyKey) ?? insuredProperties[0] ?? null;
    return [{ ...survey, project, insured, property, ...(counts.get(survey.key) ?? NO_MEDIA) }];
  });
}

export const surveyHandlers = {
  "survey.get": { may: "viewClaims", run: async (context, { key }) => (await requireSurvey(context, key)).survey },
  "survey.listByProject": {
    may: "viewClaims",
    run: async (context, { projectKey }) => {
      await requireProject(context, projectKey, "survey not found");
      const order = sql`created_at collate "C" desc, key collate "C" desc`;
      return selectDocs(context.db, surveys, eq(surveys.projectKey, projectKey), order);
    },
  },
  "survey.list": {
    may: "viewClaims",
    run: async (context, query) => {
      const { key, company, status, reviewedAt, rowSearch, sorts } = SURVEY_LIST;
      const conditions = [
        sql`i.deleted_at is null`,
        visibleCompany(context.caller, company),
        amongIfGiven(company, query.companyKeys),
        amongIfGiven(status, query.status),
        query.reviewed === undefined ? sql`true` : sql`(${reviewedAt} is not null) = ${query.reviewed}`,
        matchesSearch(query.search, rowSearch),
      ];
      const sort = readSort(sorts, query.sort ?? "-statusChangedAt");
      const from = fromOf(SURVEY_LIST, [sort.name]);
      const counted = fromOf(SURVEY_LIST, []);
      const source = { from, counted, key, where: sql.join(conditions, sql` and `) };
      const page = await selectPage(context.db, source, sort, query);
      const found = inOrderOf(page.keys, await selectDocs(context.db, surveys, among(surveys.key, page.keys)));
      return { surveys: await toListItems(context, found), total: page.total, nextCursor: page.nextCursor };
    },
  },
  "survey.markReviewed": {
    may: "reviewInspections",
    run: (context, { key }) =>
      move(context, key, "survey.mark-reviewed", async (survey, project) =>
        markSurveyReviewed(survey, project, await selectRoomsWithScans(context.db, survey.key), context.now),
      ),
  },
  "survey.reopen": {
    may: "reviewInspections",
    run: (context, { key, revision, projectRevision }) =>
      move(context, key, "survey.reopen", (survey, project) => {
        const moved = reopenSurvey(survey, project, context.now);
        const isOld = isOlder(revision, survey) || isOlder(projectRevision, project);
        return isOld && moved.ok && moved.survey !== survey ? CHANGED : moved;
      }),
  },
} satisfies HandlerGroup;
