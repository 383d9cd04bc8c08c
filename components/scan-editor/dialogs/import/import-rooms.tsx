import { TextInput } from "@/components/ui/inputs/text-input";
import type { Intake } from "@/lib/editor/formats/import/import-captures";
import type { IntakeFigures } from "@/lib/editor/formats/import/intake-figures";
import { MIN_REPORTED_MOVE } from "@/lib/editor/formats/import/level-floors";
import { MAX_ROOM_NAME_LENGTH, namesOfNameless, plainName } from "@/lib/editor/formats/import/room-titles";
import { useMeasures } from "../../state/use-measures";
import styles from "./import.module.css";
import { IMPORT_COPY } from "./import-copy";

/** Less than half a millimeter is displayed as 0. */
const isShown = (raisedBy: number): boolean => Math.abs(raisedBy) >= MIN_REPORTED_MOVE;

/** The rooms with their measures and editable names. An empty field shows the name that the room will get. */
export function ImportRooms(props: {
  intake: Pick<Intake, "rooms" | "files">;
  figures: Readonly<Record<string, IntakeFigures>>;
  names: Readonly<Record<string, string>>;
  onName: (id: string, name: string) => void;
}) {
  const { intake, figures, names, onName } = props;
  const measures = useMeasures();
  const defaultNames = namesOfNameless(intake, names);
  const isLeveled = intake.rooms.some(({ raisedBy }) => isShown(raisedBy));
  return (
    <section className={styles.part}>
      <h3>{IMPORT_COPY.roomsTitle}</h3>
      <table aria-label={IMPORT_COPY.roomsTitle} className={styles.table} data-rooms="">
        <thead>
          <tr>
            <th scope="col">{IMPORT_COPY.roomName}</th>
            <th scope="col">{IMPORT_COPY.file}</th>
            <th scope="col">{IMPORT_COPY.figures.floorArea}</th>
            <th scope="col">{IMPORT_COPY.figures.grossWall}</th>
            {isLeveled ? <th scope="col">{IMPORT_COPY.raised}</th> : null}
          </tr>
        </thead>
        <tbody>
          {intake.rooms.map(({ id, file, name, floorKeys, raisedBy }, index) => {
            const fileName = intake.files[file]?.fileName ?? "";
            const roomFigures = figures[id];
            return (
              <tr key={id}>
                <th scope="row" translate="no">
                  {floorKeys.length > 0 ? (
                    <TextInput
                      label={IMPORT_COPY.nameOf(fileName, index + 1)}
                      isLabelHidden
                      size="sm"
                      maxLength={MAX_ROOM_NAME_LENGTH}
                      placeholder={defaultNames[id] || IMPORT_COPY.unnamed}
                      value={names[id] ?? name ?? ""}
                      onValueChange={(typed) => onName(id, typed)}
                    />
                  ) : (
                    (name ?? IMPORT_COPY.unnamed)
                  )}
                </th>
                <td className={styles.identifier} title={fileName} translate="no">
                  {plainName(fileName)}
                </td>
                <td translate="no">
                  {roomFigures ? measures.area(roomFigures.floorArea) : "–"}
                  {roomFigures?.isFloorEstimated ? (
                    <span className={styles.estimated}> {IMPORT_COPY.estimated.toLowerCase()}</span>
                  ) : null}
                </td>
                <td translate="no">{roomFigures ? measures.area(roomFigures.grossWall) : "–"}</td>
                {isLeveled ? (
                  <td translate="no">
                    {isShown(raisedBy) ? IMPORT_COPY.signed(raisedBy, measures.small(Math.abs(raisedBy))) : "–"}
                  </td>
                ) : null}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
