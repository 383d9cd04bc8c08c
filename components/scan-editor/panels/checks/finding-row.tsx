import { CircleX, TriangleAlert } from "lucide-react";
import { severityOf } from "@/lib/editor/analysis/checks/check-codes";
import type { Finding } from "@/lib/editor/analysis/checks/finding";
import type { ReadScene } from "@/lib/editor/core/scene";
import { ElementRow, type ElementRowPlace } from "../../parts/element-list";
import styles from "./checks.module.css";
import { CHECK_COPY as COPY } from "./copy";
import { findingLine } from "./finding-line";

type Props = {
  scene: ReadScene;
  finding: Finding;
  at: ElementRowPlace;
  levelName?: (floorNumber: number) => string;
};

export function FindingRow({ scene, finding, at, levelName }: Props) {
  const severity = severityOf(finding.code);
  const { title, place } = findingLine(scene, finding, levelName);
  const Icon = severity === "error" ? CircleX : TriangleAlert;
  return (
    <ElementRow
      at={at}
      look={severity}
      icon={<Icon aria-hidden="true" />}
      iconText={`${COPY.severity[severity]}: `}
      name={title}
      place={
        <>
          {place} <code className={styles.code}>{finding.code}</code>
        </>
      }
      title={title}
    />
  );
}
