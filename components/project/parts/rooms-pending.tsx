import type { ReactNode } from "react";
import { overviewCopy } from "./copy";
import styles from "./overview.module.css";
import type { Claim } from "./use-claim";

/** In the place of rooms that are not there: on their way, or not to be read. The head of the page has the way to try again. */
export function RoomsPending({ claim, children }: { claim: Claim; children: ReactNode }) {
  if (claim.areRoomsUnread) return <p className={styles.none}>{overviewCopy.roomsUnread}</p>;
  return claim.regions === null ? children : null;
}
