"use client";

import { Ellipsis, Tag } from "lucide-react";
import Link from "next/link";
import { useRef } from "react";
import { Glyph, type GlyphName } from "@/components/ui/glyph";
import { IconButton } from "@/components/ui/icon-button";
import { Menu, MenuItem } from "@/components/ui/menus/menu";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { Region } from "@/lib/domain/entities";
import { isScanProcessed } from "@/lib/domain/processed-rule";
import { regionCopy as copy } from "./copy";
import { roomCounts } from "./media-items";
import styles from "./rooms-rail.module.css";

type RoomState = {
  tone: "ok" | "violet" | "bad" | "warn";
  glyph: GlyphName;
  label: string;
  /** States that need attention are written out below the name. */
  isWritten: boolean;
};

/** Returns the most important state of a room's scans and media. */
function roomState(room: Pick<Region, "scans" | "images" | "videos">): RoomState {
  const scans = room.scans ?? [];
  if (scans.some((scan) => !isScanProcessed(scan))) {
    return { tone: "violet", glyph: "cpu", label: copy.scansOpen, isWritten: true };
  }
  if (scans.some(({ status }) => status === "failed")) {
    return { tone: "bad", glyph: "alert", label: copy.scansFailed, isWritten: true };
  }
  if (roomCounts(room).media === 0) return { tone: "warn", glyph: "camera", label: copy.needsMedia, isWritten: true };
  return { tone: "ok", glyph: "check", label: copy.scansProcessed, isWritten: false };
}

export type RoomRowProps = {
  room: Region;
  href: string;
  isCurrent: boolean;
  canEdit: boolean;
  onRename: () => void;
  onDelete: () => void;
};

/** One room of the rail: state, name, counts and menu. */
export function RoomRow({ room, href, isCurrent, canEdit, onRename, onDelete }: RoomRowProps) {
  const state = roomState(room);
  const counts = roomCounts(room);
  // The name field opens once the menu is closed, because both would take the focus.
  const chosenAction = useRef<(() => void) | null>(null);
  const afterMenu = (event: Event) => {
    const run = chosenAction.current;
    chosenAction.current = null;
    if (run === null) return;
    event.preventDefault();
    run();
  };
  return (
    <li className={styles.row}>
      <Link href={href} className={styles.room} aria-current={isCurrent ? "page" : undefined}>
        <span className={styles.state} data-tone={state.tone}>
          <Glyph name={state.glyph} />
          {state.isWritten ? null : <VisuallyHidden>{state.label}</VisuallyHidden>}
        </span>
        <span className={styles.text}>
          <span className={styles.name} dir="auto">
            {room.name}
          </span>
          {state.isWritten ? <span className={styles.note}>{state.label}</span> : null}
        </span>
        {counts.tags > 0 ? (
          <span className={styles.tags}>
            <Tag aria-hidden="true" />
            <span aria-hidden="true">{counts.tags}</span>
            <VisuallyHidden>{copy.roomTags(counts.tags)}</VisuallyHidden>
          </span>
        ) : null}
        <span className={styles.count}>
          <span aria-hidden="true">{counts.media}</span>
          <VisuallyHidden>{copy.roomMedia(counts.media)}</VisuallyHidden>
        </span>
      </Link>
      {canEdit ? (
        <span className={styles.more}>
          <Menu
            placement="bottom-end"
            onCloseAutoFocus={afterMenu}
            trigger={<IconButton size="sm" icon={<Ellipsis />} label={copy.moreOf(room.name)} />}
          >
            <MenuItem
              onSelect={() => {
                chosenAction.current = onRename;
              }}
            >
              {copy.renameRoom}
            </MenuItem>
            <MenuItem
              isDanger
              onSelect={() => {
                chosenAction.current = onDelete;
              }}
            >
              {copy.deleteRoom}
            </MenuItem>
          </Menu>
        </span>
      ) : null}
    </li>
  );
}
