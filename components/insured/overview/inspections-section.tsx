import { Glyph } from "@/components/ui/glyph";
import { Skeleton } from "@/components/ui/skeleton";
import type { Region, Survey } from "@/lib/domain/entities";
import styles from "./overview.module.css";
import { mediaCounts, mediaText, roomState } from "./room-state";
import { SurveyState } from "./survey-state";
import type { Claim } from "./use-claim";
import { overviewWords } from "./words";

/** Each inspection of the claim with its rooms, and what their scans are at. */
export function InspectionsSection({ claim, now }: { claim: Claim; now: number }) {
  const surveys = claim.project.surveys ?? [];
  if (surveys.length === 0) return <p className={styles.none}>{overviewWords.noInspections}</p>;
  return surveys.map((survey) => (
    <section key={survey.key} className={styles.inspection}>
      <div className={styles.inspectionHead}>
        <h3>{survey.name || overviewWords.unnamedInspection}</h3>
        <span className={styles.quiet}>
          <SurveyState survey={survey} now={now} />
        </span>
      </div>
      <Rooms survey={survey} regions={claim.regions} />
    </section>
  ));
}

function Rooms({ survey, regions }: { survey: Survey; regions: readonly Region[] | null }) {
  if (regions === null) {
    return (
      <div className={styles.rooms}>
        {["a", "b", "c"].map((name) => (
          <div key={name} className={styles.room}>
            <Skeleton width="60%" />
            <Skeleton width="40%" height={10} />
          </div>
        ))}
      </div>
    );
  }
  const own = regions.filter(({ surveyKey }) => surveyKey === survey.key);
  if (own.length === 0) return <p className={styles.none}>{overviewWords.noRooms}</p>;
  return (
    <ul className={styles.rooms}>
      {own.map((region) => (
        <Room key={region.key} region={region} />
      ))}
    </ul>
  );
}

function Room({ region }: { region: Region }) {
  const state = roomState(region);
  return (
    <li className={styles.room}>
      <span className={styles.roomName}>{region.name}</span>
      <span className={styles.roomMedia}>{mediaText(mediaCounts(region))}</span>
      <span className={styles.roomState} data-tone={state.tone}>
        <Glyph name={state.glyph} />
        {state.label}
      </span>
    </li>
  );
}
