"use client";

import { CompareTool } from "./compare-tool";
import { ContactSheet, type ContactSheetProps } from "./contact-sheet";
import { StageBar } from "./photo-bar";
import type { PaneProps } from "./photo-pane";
import { SheetBulkBar } from "./sheet-bulk-bar";
import { SheetTools } from "./sheet-tools";
import type { MediaSelection } from "./use-media-selection";
import type { Suggestions } from "./use-suggestions";

/** The whole room as a sheet, with bulk actions. */
export function SheetPane(
  props: PaneProps & {
    selection: MediaSelection;
    suggestions: Suggestions;
    seen: ReadonlySet<string>;
    onDetect: () => void;
    mover: ContactSheetProps["mover"];
  },
) {
  const { review, cursor, selection, actions, rights, suggestions } = props;
  return (
    <>
      <StageBar position={props.position} end={props.end}>
        <SheetTools cursor={cursor} seen={props.seen} />
      </StageBar>
      <ContactSheet
        mover={props.mover}
        roomName={review.room.name}
        items={cursor.items}
        uploads={props.uploads}
        currentIndex={cursor.index}
        selection={selection}
        seen={props.seen}
        suggestionsOn={suggestions.countOn}
        nameOf={props.nameOf}
        onChoose={({ key }) => cursor.choose(key)}
        onOpen={({ key }) => void cursor.query.setView("photo", key)}
      />
      {selection.chosen.length > 0 ? (
        <SheetBulkBar
          count={selection.chosen.length}
          canTag={rights.canTag}
          cannotTag={actions.cannotTag}
          canDelete={rights.canEdit}
          cannotDelete={actions.cannotDelete}
          onTag={actions.tagChosen}
          onDelete={actions.deleteChosen}
          onClear={selection.clear}
          onDetect={rights.canTag && selection.chosen.some(({ kind }) => kind === "photo") ? props.onDetect : null}
          round={suggestions.round}
        >
          <CompareTool />
        </SheetBulkBar>
      ) : null}
    </>
  );
}
