"use client";

import { Notice } from "@/components/ui/feedback/notice";
import { Select } from "@/components/ui/inputs/select";
import { countOutcomes, type PairEntry } from "@/lib/editor/formats/import/import-report";
import { MAX_LEVEL_SPREAD } from "@/lib/editor/formats/import/level-floors";
import { titlesOf } from "@/lib/editor/formats/import/room-titles";
import { useMeasures } from "../../state/use-measures";
import { FileReport } from "./file-report";
import styles from "./import.module.css";
import { IMPORT_COPY } from "./import-copy";
import { ImportFigures } from "./import-figures";
import { ImportRooms } from "./import-rooms";
import { countAdded, OutcomeChips } from "./outcome-chips";
import type { CaptureImport, ImportStage } from "./use-capture-import";

/**
 * Lists walls, doors and openings that two rooms share, with the distance between their sides and the shared length.
 * `titles`: the names of the new rooms by id.
 */
function PairTable({ pairs, titles }: { pairs: readonly PairEntry[]; titles: ReadonlyMap<string, string> }) {
  const measures = useMeasures();
  return (
    <section className={styles.part}>
      <h3>{IMPORT_COPY.pairsTitle}</h3>
      <table aria-label={IMPORT_COPY.pairsTitle} className={styles.table} data-pairs="">
        <thead>
          <tr>
            <th scope="col">{IMPORT_COPY.element}</th>
            <th scope="col">{IMPORT_COPY.between}</th>
            <th scope="col">{IMPORT_COPY.apart}</th>
            <th scope="col">{IMPORT_COPY.overlap}</th>
          </tr>
        </thead>
        <tbody>
          {pairs.map((pair) => (
            <tr key={pair.key}>
              <th scope="row">{IMPORT_COPY.pairKind(pair)}</th>
              <td translate="no">
                {pair.rooms.map((name, index) => titles.get(pair.roomIds[index] ?? "") ?? name).join(" – ")}
              </td>
              <td translate="no">{measures.small(pair.apart)}</td>
              <td translate="no">{measures.length(pair.overlap)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

type Preview = Extract<ImportStage, { name: "preview" }>;

/** Makes the content focusable, so that keyboard users can scroll it. */
const SCROLL_PROPS = { role: "group", tabIndex: 0, "aria-label": IMPORT_COPY.title } as const;

/** Lists the files that are not captures, with the reasons, and how many others can be imported. */
function FailedFiles({ stage }: { stage: Preview }) {
  const { files } = stage.preview.intake;
  const failed = files.flatMap((file, index) => (file.ok ? [] : [{ ...file, id: `${index} ${file.fileName}` }]));
  const otherCount = files.length - failed.length;
  if (failed.length === 0) return null;
  return (
    <>
      {failed.map(({ id, fileName, error }) => (
        <section key={id} aria-label={fileName}>
          <Notice tone="bad" isUrgent>
            <strong className={styles.fileName}>{fileName}</strong> {error.message}
          </Notice>
        </section>
      ))}
      {otherCount > 0 ? <p className={styles.summary}>{IMPORT_COPY.others(otherCount)}</p> : null}
    </>
  );
}

/** Warns about rooms that may not line up, open sections, and estimates. */
function Cautions({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <Notice tone="warn">
      <section aria-label={IMPORT_COPY.cautions}>
        <strong>{IMPORT_COPY.cautions}</strong>
        <ul className={styles.cautions}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
    </Notice>
  );
}

/** The preview of an import: measures, rooms with their names, joined walls, and every element. */
export function ImportPreview(props: {
  stage: Preview;
  captures: Pick<CaptureImport, "placeOn" | "nameRoom">;
  floors: readonly number[];
  levelName: (floorNumber: number) => string;
}) {
  const { stage, captures, levelName } = props;
  const measures = useMeasures();
  const { intake, figures } = stage.preview;
  const read = intake.files.flatMap((file, index) => (file.ok ? [{ id: `${index} ${file.fileName}`, ...file }] : []));
  const reports = read.map(({ report }) => report);
  const counts = countOutcomes(reports.flatMap((report) => report.entries));
  const { ownFloor } = stage;
  const choices = [...new Set([...props.floors, ...(ownFloor === null ? [] : [ownFloor])])].sort((a, b) => a - b);
  const limit = measures.small(MAX_LEVEL_SPREAD);
  const describeStep = ({ floorNumber, rise }: Preview["preview"]["intake"]["steps"][number]): string =>
    IMPORT_COPY.stepped(levelName(floorNumber), measures.small(rise), limit, rise > MAX_LEVEL_SPREAD);
  const labels = new Map(intake.records.object3D.map(({ key, label }) => [key, label]));
  return (
    <div {...SCROLL_PROPS} className={styles.files}>
      {stage.problem ? (
        <Notice tone="bad" isUrgent>
          {stage.problem}
        </Notice>
      ) : null}
      <FailedFiles stage={stage} />
      {reports.length > 0 ? (
        <OutcomeChips
          counts={{
            ...counts,
            ...countAdded(reports),
            paired: intake.pairs.length,
          }}
        />
      ) : null}
      <Cautions sentences={intake.cautions} />
      {reports.length > 0 && intake.rooms.length === 0 ? <Notice>{IMPORT_COPY.nothingNew}</Notice> : null}
      {intake.rooms.length > 0 ? (
        <>
          <ImportFigures figures={figures.whole} rooms={intake.rooms.length}>
            {intake.pairs.length > 0 ? <p className={styles.summary}>{IMPORT_COPY.onceNote}</p> : null}
          </ImportFigures>
          {choices.length > 1 ? (
            <div className={styles.floor}>
              <Select
                label={IMPORT_COPY.floor}
                size="sm"
                options={choices.map((floor) => ({ value: String(floor), text: levelName(floor) }))}
                value={String(stage.floorNumber ?? ownFloor)}
                isBusy={stage.isPlacing}
                onValueChange={(value) => captures.placeOn(Number(value))}
              />
            </div>
          ) : null}
          {intake.lifted > 0 ? <p className={styles.summary}>{IMPORT_COPY.lifted(intake.lifted)}</p> : null}
          {intake.leveled.map(({ floorNumber, isToExisting, spread, rooms, moved }) => (
            <p key={`${floorNumber} ${spread}`} className={styles.summary}>
              {isToExisting
                ? IMPORT_COPY.leveledToSurvey(levelName(floorNumber), moved, measures.small(spread))
                : IMPORT_COPY.leveled(levelName(floorNumber), rooms, moved, measures.small(spread))}
            </p>
          ))}
          {[...new Set(intake.steps.map(describeStep))].map((sentence) => (
            <p key={sentence} className={styles.summary}>
              {sentence}
            </p>
          ))}
          <ImportRooms intake={intake} figures={figures.rooms} names={stage.names} onName={captures.nameRoom} />
        </>
      ) : null}
      {intake.pairs.length > 0 ? <PairTable pairs={intake.pairs} titles={titlesOf(intake, stage.names)} /> : null}
      {read.map(({ id, report }) => (
        <FileReport key={id} report={report} labels={labels} isOpen={read.length === 1} />
      ))}
    </div>
  );
}
