"use client";

import { RotateCcw } from "lucide-react";
import { type ReactNode, useCallback } from "react";
import { Button } from "@/components/ui/button";
import { formatSentenceTime } from "@/components/ui/format-time";
import { Kbd } from "@/components/ui/kbd";
import { useNow } from "@/components/ui/use-now";
import { GEOMETRY_KINDS, type GeometryRecord } from "@/lib/domain/geometry-records";
import { lastChange } from "@/lib/editor/analysis/review/last-change";
import { isChanged, type ScanDifference, scanDifference } from "@/lib/editor/core/provenance/scan-difference";
import type { ReadScene } from "@/lib/editor/core/scene";
import type { SelectionItem } from "@/lib/editor/core/selection";
import { useEditor } from "../../context/editor-context";
import { ConflictTable } from "../../dialogs/conflicts/conflict-table";
import properties from "../../parts/properties.module.css";
import { PropertyGroup } from "../../parts/property-group";
import { useRecord } from "../../parts/use-record";
import { useMeasures } from "../../state/use-measures";
import { useSceneValue } from "../../state/use-store";
import { REVIEW_PANEL_COPY as COPY } from "./copy";
import styles from "./review.module.css";
import { revertChosen } from "./run-review";
import { usePersonName } from "./use-person-name";

type Props = { projectKey: string | null; item: SelectionItem };

const valuesOf = ({ fields }: ScanDifference, side: "was" | "now") =>
  Object.fromEntries(fields.map((field) => [field.name, field[side]]));

function originText({ source }: GeometryRecord): string {
  if (source === "user") return COPY.byHand;
  return source === "solver" ? COPY.bySolver : COPY.unknown;
}

/** The changes of an element since its capture, their author, and a button to revert them. */
export function ScanSection({ projectKey, item }: Props) {
  const editor = useEditor();
  const { store } = editor;
  const { kind, key } = item;
  const record: GeometryRecord | undefined = useRecord(store, kind, key);
  const read = useCallback((scene: ReadScene) => scanDifference(scene, { kind, key }), [kind, key]);
  const difference = useSceneValue(store, GEOMETRY_KINDS, read, "settled");
  if (!record) return null;
  return (
    <PropertyGroup title={COPY.scan}>
      {!difference ? (
        <p className={styles.note}>{originText(record)}</p>
      ) : !isChanged(difference) ? (
        <p className={styles.note}>{COPY.asCaptured}</p>
      ) : (
        <Changed difference={difference} projectKey={projectKey} last={lastChange(store.scene, item)}>
          <Button size="sm" icon={<RotateCcw />} onClick={() => revertChosen(editor, { kind, key })}>
            {COPY.revert} <Kbd>Alt V</Kbd>
          </Button>
        </Changed>
      )}
    </PropertyGroup>
  );
}

function Changed(props: {
  difference: ScanDifference;
  last: ReturnType<typeof lastChange>;
  projectKey: string | null;
  children: ReactNode;
}) {
  const { difference, last, projectKey, children } = props;
  const { fields, moved, corners, area } = difference;
  const who = usePersonName(projectKey, last?.by);
  const now = useNow();
  const measures = useMeasures();
  return (
    <div className={styles.scan}>
      {fields.length > 0 ? (
        <ConflictTable
          fields={fields.map(({ name }) => name)}
          heads={COPY.heads}
          mine={valuesOf(difference, "was")}
          theirs={valuesOf(difference, "now")}
        />
      ) : null}
      <dl className={properties.facts}>
        {moved > 0 ? (
          <div>
            <dt>{corners > 0 ? `${COPY.moved} (${COPY.cornersMoved(corners)})` : COPY.moved}</dt>
            <dd>{measures.exact(moved)}</dd>
          </div>
        ) : null}
        {area ? (
          <div>
            <dt>{COPY.area}</dt>
            <dd>
              {COPY.areaChange(
                measures.area(area.was),
                measures.area(area.now),
                `${area.now > area.was ? "+" : "−"}${measures.area(Math.abs(area.now - area.was))}`,
              )}
            </dd>
          </div>
        ) : null}
      </dl>
      {who && last ? <p className={styles.note}>{COPY.changedBy(who, formatSentenceTime(last.at, { now }))}</p> : null}
      {children}
    </div>
  );
}
