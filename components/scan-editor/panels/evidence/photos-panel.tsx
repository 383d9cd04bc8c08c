"use client";

import { MapPinned, X } from "lucide-react";
import { ErrorState } from "@/components/ui/feedback/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { Select } from "@/components/ui/inputs/select";
import { photosOnFloor } from "@/lib/editor/tools/evidence/evidence-photo";
import { useEditor } from "../../context/editor-context";
import { Panel } from "../../parts/panel";
import { useViewPart } from "../../state/use-store";
import { PHOTO_COPY as COPY } from "./copy";
import { PhotoList } from "./photo-list";
import { openPhoto } from "./photo-navigation";
import styles from "./photos-panel.module.css";
import { type EvidenceReading, useEvidence } from "./use-evidence";

/** Head, room filter and two photos, in pixels. */
const MIN_HEIGHT = 190;
const EVERY_ROOM = "*";

/** The photos of the floor shown, or of one of its rooms. */
export function PhotosPanel({ reading }: { reading: EvidenceReading }) {
  const editor = useEditor();
  const { view } = editor;
  const { evidence } = view;
  const { photos, room, openKey, arePlacesShown } = useEvidence(evidence);
  const floorNumber = useViewPart(view, "floorNumber");
  const onFloor = photosOnFloor(photos, floorNumber);
  const rooms = [...new Set(onFloor.map((photo) => photo.room))];
  // The chosen room may be on another floor.
  const chosenRoom = room !== null && rooms.includes(room) ? room : null;
  const listed = photosOnFloor(photos, floorNumber, chosenRoom);
  const options = [{ value: EVERY_ROOM, text: COPY.allRooms }, ...rooms.map((name) => ({ value: name, text: name }))];
  return (
    <Panel
      id="photos"
      title={COPY.title}
      note={listed.length > 0 ? COPY.count(listed.length) : undefined}
      leastHeight={MIN_HEIGHT}
      mayFold
      actions={
        <>
          <IconButton
            size="sm"
            icon={<MapPinned />}
            label={arePlacesShown ? COPY.endPlaces : COPY.places}
            shortcut="⌥D"
            aria-pressed={arePlacesShown}
            onClick={() => evidence.set({ arePlacesShown: !arePlacesShown })}
          />
          <IconButton size="sm" icon={<X />} label={COPY.hide} onClick={() => view.set({ isPhotosShown: false })} />
        </>
      }
    >
      {rooms.length > 1 ? (
        <div className={styles.rooms}>
          <Select
            label={COPY.room}
            isLabelHidden
            size="sm"
            options={options}
            value={chosenRoom ?? EVERY_ROOM}
            onValueChange={(value) => evidence.set({ room: value === EVERY_ROOM ? null : value })}
          />
        </div>
      ) : null}
      {reading.failure !== null ? (
        <ErrorState message={`${COPY.failed} ${reading.failure}`} onRetry={reading.retry} />
      ) : reading.isLoading ? (
        <p role="status" className={styles.none}>
          {COPY.loading}
        </p>
      ) : listed.length === 0 ? (
        <p className={styles.none}>{COPY.none}</p>
      ) : (
        <PhotoList photos={listed} openKey={openKey} onOpen={(key) => openPhoto(editor, key)} />
      )}
    </Panel>
  );
}
