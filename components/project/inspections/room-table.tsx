import Link from "next/link";
import { Glyph } from "@/components/ui/glyph";
import type { Region } from "@/lib/domain/entities";
import { floorName } from "@/lib/domain/floor-name";
import { regionReviewPath } from "@/lib/domain/insured-paths";
import { overviewCopy } from "../parts/copy";
import styles from "../parts/overview.module.css";
import { mediaCounts, mediaText, roomState } from "../parts/room-state";

type Props = { name: string; regions: readonly Region[]; insuredKey: string; projectKey: string };

/** The rooms of an inspection, each linked to its review. */
export function RoomTable({ name, regions, insuredKey, projectKey }: Props) {
  const columns = overviewCopy.roomColumns;
  return (
    <table className={styles.roomTable} aria-label={overviewCopy.roomsOf(name)}>
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
              <th scope="row">
                <Link href={regionReviewPath(insuredKey, projectKey, region.key)}>{region.name}</Link>
              </th>
              <td>{region.floorNumber == null ? overviewCopy.unknown : floorName(region.floorNumber)}</td>
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
