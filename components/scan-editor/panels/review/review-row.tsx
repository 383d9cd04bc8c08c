import { CircleCheck, CircleDashed, CircleDot, CircleX, Minus, PencilLine, Plus, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { ReviewEntry } from "@/lib/editor/analysis/review/review-queue";
import type { ScanChange } from "@/lib/editor/analysis/review/scan-changes";
import type { ReadScene } from "@/lib/editor/core/scene";
import { ElementRow, type ElementRowPlace } from "../../parts/element-list";
import { REVIEW_PANEL_COPY as COPY } from "./copy";
import { changeText, entryText } from "./review-rows";

export type ReviewRowItem = ReviewEntry | ScanChange;

const ICONS: Readonly<Record<ReviewEntry["level"] | ScanChange["verdict"] | "done", ReactNode>> = {
  error: <CircleX aria-hidden="true" />,
  warning: <TriangleAlert aria-hidden="true" />,
  low: <CircleDashed aria-hidden="true" />,
  medium: <CircleDot aria-hidden="true" />,
  done: <CircleCheck aria-hidden="true" />,
  changed: <PencilLine aria-hidden="true" />,
  added: <Plus aria-hidden="true" />,
  deleted: <Minus aria-hidden="true" />,
};

const lookOf = (item: ReviewRowItem): keyof typeof ICONS =>
  "verdict" in item ? item.verdict : item.isDone ? "done" : item.level;

/** Returns the severity as text if only the icon shows it, else an empty text. */
const severityText = (item: ReviewRowItem): string =>
  "level" in item && !item.isDone && item.codes.length > 0 ? `${COPY.levels[item.level]}: ` : "";

export function ReviewRow(props: {
  scene: ReadScene;
  item: ReviewRowItem;
  at: ElementRowPlace;
  levelName: (floorNumber: number) => string;
}) {
  const { scene, item, at, levelName } = props;
  const { title, place, why } =
    "verdict" in item ? changeText(scene, item, levelName) : entryText(scene, item, levelName);
  const look = lookOf(item);
  return (
    <ElementRow
      at={at}
      look={look}
      icon={ICONS[look]}
      iconText={severityText(item)}
      name={title}
      place={`${place} · ${why}`}
      title={`${title}, ${place}: ${why}`}
    />
  );
}
