"use client";

import { CompareTool } from "./compare-tool";
import { ContactSheet } from "./contact-sheet";
import { StageBar } from "./photo-bar";
import type { PaneProps } from "./photo-pane";
import { SheetBulkBar } from "./sheet-bulk-bar";
import type { MediaSelection } from "./use-media-selection";

/** The whole room, and what can be done with those that are chosen. */
export function SheetPane(props: PaneProps & { selection: MediaSelection }) {
  const { review, walk, selection, actions, rights } = props;
  return (
    <>
      <StageBar position={props.position} end={props.end} />
      <ContactSheet
        roomName={review.room.name}
        items={walk.items}
        uploads={props.uploads}
        currentIndex={walk.index}
        selection={selection}
        nameOf={props.nameOf}
        onChoose={({ key }) => walk.choose(key)}
        onOpen={({ key }) => void walk.query.setView("photo", key)}
      />
      {selection.chosen.length > 0 ? (
        <SheetBulkBar
          count={selection.chosen.length}
          canTag={rights.canTag}
          canDelete={rights.canEdit}
          onTag={actions.tagChosen}
          onDelete={actions.deleteChosen}
          onClear={selection.clear}
        >
          <CompareTool />
        </SheetBulkBar>
      ) : null}
    </>
  );
}
