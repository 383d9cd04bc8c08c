"use client";

import { Check, Undo2 } from "lucide-react";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { formatSentenceTime } from "@/components/ui/format-time";
import { Kbd } from "@/components/ui/kbd";
import { useNow } from "@/components/ui/use-now";
import { GEOMETRY_KINDS, type GeometryRecord } from "@/lib/domain/geometry-records";
import { claimOfPath } from "@/lib/domain/insured-paths";
import { isChangedSince } from "@/lib/editor/core/provenance/accepted-shape";
import { doubtOf, isAccepted } from "@/lib/editor/core/provenance/review-level";
import type { ReadScene } from "@/lib/editor/core/scene";
import { type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import { useEditor } from "../../context/editor-context";
import { PropertyGroup } from "../../parts/property-group";
import { useRecord } from "../../parts/use-record";
import { useSceneValue, useSelection } from "../../state/use-store";
import { REVIEW_PANEL_COPY as COPY } from "./copy";
import styles from "./review.module.css";
import { whyOf } from "./review-rows";
import { acceptChosen, withdrawChosen } from "./run-review";
import { ScanSection } from "./scan-section";
import { usePersonName } from "./use-person-name";
import { useReview } from "./use-review";

/** `claim` is the address of the claim. */
type Props = { claim: string };

/** The review of the only selected element: who accepted it, and what has changed since the scan. */
export function ReviewSection({ claim }: Props) {
  const { store } = useEditor();
  const [item, ...others] = selectedItems(useSelection(store));
  const projectKey = claimOfPath(claim)?.projectKey ?? null;
  if (!item || others.length > 0 || item.kind === "edge") return null;
  return (
    <>
      <ReviewStatus item={item} projectKey={projectKey} />
      <ScanSection item={item} projectKey={projectKey} />
    </>
  );
}

type StatusProps = {
  item: SelectionItem;
  projectKey: string | null;
};

function ReviewStatus({ projectKey, item }: StatusProps) {
  const editor = useEditor();
  const { store } = editor;
  const record: GeometryRecord | undefined = useRecord(store, item.kind, item.key);
  const { queue } = useReview(editor.view.review);
  const read = useCallback(
    (scene: ReadScene) => {
      const current = scene.get(item.kind, item.key);
      return current !== undefined && isChangedSince(scene, item.kind, current);
    },
    [item.kind, item.key],
  );
  const isChanged = useSceneValue(store, GEOMETRY_KINDS, read, "settled");
  if (!record) return null;
  const entry = queue?.byKey.get(item.key);
  const doubt = doubtOf(store.scene, item.kind, item.key);
  const why = entry ? whyOf(entry) : doubt ? COPY.levels[doubt] : null;
  if (!isAccepted(record) && why === null) return null;
  return (
    <PropertyGroup title={COPY.title}>
      {isAccepted(record) ? (
        <div className={styles.status}>
          <AcceptedBy record={record} isChanged={isChanged} projectKey={projectKey} />
          {isChanged && why !== null && entry?.level !== "error" ? (
            <Button size="sm" icon={<Check />} onClick={() => acceptChosen(editor, item.key)}>
              {COPY.accept} <Kbd>⇧G</Kbd>
            </Button>
          ) : null}
          <Button size="sm" icon={<Undo2 />} onClick={() => withdrawChosen(editor, item)}>
            {COPY.withdraw}
          </Button>
        </div>
      ) : (
        <div className={styles.status}>
          <span>{COPY.waits(why ?? "")}</span>
          {entry?.level === "error" ? null : (
            <Button size="sm" icon={<Check />} onClick={() => acceptChosen(editor, item.key)}>
              {COPY.accept} <Kbd>⇧G</Kbd>
            </Button>
          )}
        </div>
      )}
    </PropertyGroup>
  );
}

/** Name and time of the acceptance, and whether the element has changed since. */
function AcceptedBy(props: { record: GeometryRecord; isChanged: boolean; projectKey: string | null }) {
  const { record, isChanged, projectKey } = props;
  const who = usePersonName(projectKey, record.acceptedBy) ?? COPY.colleague;
  const now = useNow();
  const { acceptedAt } = record;
  const text = acceptedAt ? COPY.acceptedBy(who, formatSentenceTime(acceptedAt, { now })) : COPY.acceptedByOnly(who);
  return <span>{isChanged ? COPY.acceptedAndChanged(text) : text}</span>;
}
