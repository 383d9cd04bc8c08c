import { Box } from "lucide-react";
import { Facts } from "@/components/ui/facts";
import { dayOf } from "@/components/ui/format-time";
import { Glyph } from "@/components/ui/glyph";
import { LinkButton } from "@/components/ui/link-button";
import { TimeText } from "@/components/ui/time-text";
import type { Region, Survey } from "@/lib/domain/entities";
import { floorName } from "@/lib/domain/floor-name";
import { isOrderProcessed } from "@/lib/domain/processed-rule";
import styles from "./overview.module.css";
import { mediaCounts, mediaText, roomState } from "./room-state";
import { editorPath } from "./scan-editor-link";
import { SurveyState } from "./survey-state";
import type { Claim } from "./use-claim";
import { overviewWords } from "./words";

/** Every inspection in full: its dates, whether its media is processed, its rooms, and its scan editor. */
export function InspectionsTab({ claim, now }: { claim: Claim; now: number }) {
  const surveys = claim.project.surveys ?? [];
  if (surveys.length === 0) return <p className={styles.none}>{overviewWords.noInspections}</p>;
  return surveys.map((survey) => <Inspection key={survey.key} survey={survey} claim={claim} now={now} />);
}

function Inspection({ survey, claim, now }: { survey: Survey; claim: Claim; now: number }) {
  const { insured, project } = claim;
  const name = survey.name || overviewWords.unnamedInspection;
  const regions = claim.regions?.filter(({ surveyKey }) => surveyKey === survey.key) ?? null;
  const editor = editorPath(insured.key, project.key, survey);
  return (
    <section className={styles.block}>
      <div className={styles.blockHead}>
        <h2>{name}</h2>
        <span className={styles.quiet}>
          <SurveyState survey={survey} now={now} />
        </span>
        {editor ? (
          <LinkButton href={editor} size="sm" icon={<Box />} className={styles.end}>
            {overviewWords.openScanEditor}
          </LinkButton>
        ) : null}
      </div>
      <Facts
        facts={[
          { name: overviewWords.created, value: dayOf(survey.createdAt) },
          {
            name: overviewWords.reviewed,
            value: survey.reviewedAt ? (
              <TimeText iso={survey.reviewedAt} now={now} as="event" />
            ) : (
              overviewWords.notReviewed
            ),
          },
          ...(regions === null ? [] : [{ name: overviewWords.media, value: processedText(claim, regions) }]),
        ]}
      />
      {regions && regions.length > 0 ? <RoomTable name={name} regions={regions} /> : null}
      {regions && regions.length === 0 ? <p className={styles.none}>{overviewWords.noRooms}</p> : null}
    </section>
  );
}

function processedText({ project }: Claim, regions: readonly Region[]): string {
  const isReady = isOrderProcessed(project.orderType, regions);
  return isReady ? overviewWords.ready : overviewWords.notReady[project.orderType];
}

function RoomTable({ name, regions }: { name: string; regions: readonly Region[] }) {
  const columns = overviewWords.roomColumns;
  return (
    <table className={styles.roomTable} aria-label={overviewWords.roomsOf(name)}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.floor}</th>
          <th scope="col">{columns.media}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {regions.map((region) => {
          const state = roomState(region);
          return (
            <tr key={region.key}>
              <th scope="row">{region.name}</th>
              <td>{region.floorNumber == null ? overviewWords.unknown : floorName(region.floorNumber)}</td>
              <td>{mediaText(mediaCounts(region))}</td>
              <td>
                <span className={styles.roomState} data-tone={state.tone}>
                  <Glyph name={state.glyph} />
                  {state.label}
                </span>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
