"use client";

import { Plus, RefreshCw } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { useKeptFocus } from "@/components/ui/overlays/use-kept-focus";
import { may } from "@/lib/access/permissions";
import { useSession } from "@/lib/client/session/use-session";
import type { Region } from "@/lib/domain/entities";
import { overviewPath, regionReviewPath } from "@/lib/domain/insured-paths";
import { isRegionProcessed } from "@/lib/domain/processed-rule";
import { regionCopy as copy } from "./copy";
import { PanelHead } from "./panel-head";
import { RoomNameField } from "./room-name-field";
import { RoomRow } from "./room-row";
import styles from "./rooms-rail.module.css";
import type { Review } from "./use-review";
import { useRoomEdits } from "./use-room-edits";

const ADDING = "";

type Props = {
  review: Review;
  /** Called when the current room is deleted and the page moves on. */
  onLeave: (regionKey: string) => void;
  children?: ReactNode;
};

/** The rooms of the claim, with `children` below them. */
export function RoomsRail({ review, onLeave, children }: Props) {
  const { insured, project, rooms, room: current } = review;
  const { session } = useSession();
  const edits = useRoomEdits();
  // The key of the room that is being named; "" for a new room.
  const [namedKey, setNamedKey] = useState<string | null>(null);
  const canEdit = session !== null && may(session.effectiveRole, "editClaims");
  const hrefOf = (key: string) => regionReviewPath(insured.key, project.key, key);
  const close = () => setNamedKey(null);
  const list = useRef<HTMLUListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  useKeptFocus(list);
  useEffect(() => {
    const row = current.key && list.current?.querySelector("[aria-current]");
    if (row) row.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [current.key]);

  const remove = useRoomRemoval(review, edits, hrefOf, onLeave);

  return (
    <aside className={styles.rail} aria-label={copy.rooms}>
      <PanelHead title={copy.rooms} count={rooms.length}>
        {canEdit ? (
          <IconButton ref={add} size="sm" icon={<Plus />} label={copy.addRoom} onClick={() => setNamedKey(ADDING)} />
        ) : null}
      </PanelHead>
      <ul ref={list} className={styles.rooms}>
        {rooms.map((room) =>
          namedKey === room.key ? (
            <li key={room.key} className={styles.naming}>
              <RoomNameField
                initialName={room.name}
                onSave={(name) => {
                  close();
                  edits.rename(room, name);
                }}
                onCancel={close}
              />
            </li>
          ) : (
            <RoomRow
              key={room.key}
              room={room}
              href={hrefOf(room.key)}
              isCurrent={room.key === current.key}
              canEdit={canEdit}
              onRename={() => setNamedKey(room.key)}
              onDelete={() => remove(room)}
            />
          ),
        )}
        {namedKey === ADDING ? (
          <li className={styles.naming}>
            <RoomNameField
              onSave={(name) => {
                close();
                edits.add(name, current);
              }}
              onCancel={() => {
                // Canceled by Escape, not by leaving the field.
                if (list.current?.contains(document.activeElement)) add.current?.focus();
                close();
              }}
            />
          </li>
        ) : null}
      </ul>
      <div className={styles.foot}>
        {children}
        {rooms.every(isRegionProcessed) ? null : (
          <p className={styles.polling}>
            <RefreshCw aria-hidden="true" />
            {copy.scansChecked}
          </p>
        )}
      </div>
    </aside>
  );
}

/** Deletes a room. If it is the current room, the page moves to a neighbor or the claim, and Undo moves back. */
function useRoomRemoval(
  { insured, project, rooms, room: current }: Review,
  edits: ReturnType<typeof useRoomEdits>,
  hrefOf: (key: string) => string,
  onLeave: Props["onLeave"],
) {
  const router = useRouter();
  return (room: Region) => {
    const isLeft = room.key === current.key;
    const index = rooms.indexOf(room);
    const next = rooms[index + 1] ?? rooms[index - 1];
    if (isLeft) {
      onLeave(room.key);
      router.replace(next ? hrefOf(next.key) : overviewPath(insured.key, project.key));
    }
    edits.delete(room, () => {
      if (isLeft) router.replace(hrefOf(room.key));
    });
  };
}
