import type { ReactNode } from "react";
import { overviewCopy } from "./copy";
import styles from "./overview.module.css";
import type { Claim } from "./use-claim";

/** Replaces rooms that are loading or failed to load. Retry is in the header. */
export function RoomsPending({ claim, children }: { claim: Claim; children: ReactNode }) {
  if (claim.areRoomsUnread) return <p className={styles.none}>{overviewCopy.roomsUnread}</p>;
  return claim.regions === null ? children : null;
}
