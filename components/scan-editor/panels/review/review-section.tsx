"use client";

import { Check, Undo2 } from "lucide-react";
import { useCallback } from "react";
import { Button } from "@/components/ui/button";
import { formatSentenceTime } from "@/components/ui/format-time";
import { Kbd } from "@/components/ui/kbd";
import { useNow } from "@/components/ui/use-now";
import { GEOMETRY_KINDS, type GeometryRecord } from "@/lib/domain/geometry-records";
import { claimOfPath } from "@/lib/domain/insured-paths";
import type { EditorStore } from "@/lib/editor/core/editor-store";
import { isChangedSince } from "@/lib/editor/core/provenance/accepted-shape";
import { doubtOf, isAccepted } from "@/lib/editor/core/provenance/review-level";
import type { ReadScene } from "@/lib/editor/core/scene";
import { type SelectionItem, selectedItems } from "@/lib/editor/core/selection";
import type { EditorView } from "../../canvas/view/editor-view";
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

/** `claim`: the address of the claim. */
type Props = { store: EditorStore; view: EditorView; claim: string };

/** Of the one element that is selected: who has looked at it, and what has changed since the scan. */
export function ReviewSection(props: Props) {
  const [item, ...others] = selectedItems(useSelection(props.store));
  const { review } = props.view;
  const projectKey = claimOfPath(props.claim)?.projectKey ?? null;
  if (!item || !review || others.length > 0 || item.kind === "edge") return null;
  return (
    <>
      <ReviewStatus {...props} desk={review} item={item} projectKey={projectKey} />
      <ScanSection {...props} item={item} projectKey={projectKey} />
    </>
  );
}

type StatusProps = Omit<Props, "claim"> & {
  desk: NonNullable<EditorView["review"]>;
  item: SelectionItem;
  projectKey: string | null;
};

function ReviewStatus({ store, view, projectKey, desk, item }: StatusProps) {
  const record: GeometryRecord | undefined = useRecord(store, item.kind, item.key);
  const { queue } = useReview(desk);
  const read = useCallback(
    (scene: ReadScene) => {
      const now = scene.get(item.kind, item.key);
      return now !== undefined && isChangedSince(scene, item.kind, now);
    },
    [item.kind, item.key],
  );
  const isChanged = useSceneValue(store, GEOMETRY_KINDS, read, "settled");
  const context = { store, view };
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
            <Button size="sm" icon={<Check />} onClick={() => acceptChosen(context, item.key)}>
              {COPY.accept} <Kbd>⇧G</Kbd>
            </Button>
          ) : null}
          <Button size="sm" icon={<Undo2 />} onClick={() => withdrawChosen(context, item)}>
            {COPY.withdraw}
          </Button>
        </div>
      ) : (
        <div className={styles.status}>
          <span>{COPY.waits(why ?? "")}</span>
          {entry?.level === "error" ? null : (
            <Button size="sm" icon={<Check />} onClick={() => acceptChosen(context, item.key)}>
              {COPY.accept} <Kbd>⇧G</Kbd>
            </Button>
          )}
        </div>
      )}
    </PropertyGroup>
  );
}

/** By name, and when; and whether it is still what was accepted. */
function AcceptedBy(props: { record: GeometryRecord; isChanged: boolean; projectKey: string | null }) {
  const { record, isChanged, projectKey } = props;
  const who = usePersonName(projectKey, record.acceptedBy) ?? COPY.colleague;
  const now = useNow();
  const { acceptedAt } = record;
  const text = acceptedAt ? COPY.acceptedBy(who, formatSentenceTime(acceptedAt, { now })) : COPY.acceptedByOnly(who);
  return <span>{isChanged ? COPY.acceptedAndChanged(text) : text}</span>;
}
