import { CircleX, TriangleAlert } from "lucide-react";
import { classNames } from "@/components/ui/class-names";
import { severityOf } from "@/lib/editor/analysis/checks/check-codes";
import type { Finding } from "@/lib/editor/analysis/checks/finding";
import type { ReadScene } from "@/lib/editor/core/scene";
import listStyles from "../../parts/virtual-list.module.css";
import styles from "./checks.module.css";
import { CHECK_COPY as COPY } from "./copy";
import { findingLine } from "./finding-line";

type Props = {
  scene: ReadScene;
  finding: Finding;
  id: string;
  index: number;
  count: number;
  isActive: boolean;
  gapBefore: number;
  levelName?: (floorNumber: number) => string;
};

export function FindingRow({ scene, finding, id, index, count, isActive, gapBefore, levelName }: Props) {
  const severity = severityOf(finding.code);
  const { title, place } = findingLine(scene, finding, levelName);
  const Icon = severity === "error" ? CircleX : TriangleAlert;
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={classNames(listStyles.row, styles.row)}
      data-index={index}
      data-active={isActive || undefined}
      data-severity={severity}
      style={{ marginTop: gapBefore }}
      title={title}
    >
      <Icon aria-hidden="true" />
      <span className="visually-hidden">{COPY.severity[severity]}: </span>
      <span className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.place}>
          {place} <code>{finding.code}</code>
        </span>
      </span>
    </div>
  );
}
