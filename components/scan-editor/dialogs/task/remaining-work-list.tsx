import { CircleAlert, CircleDashed, CircleX, CloudOff, CloudUpload } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { TASK_COPY as COPY } from "./copy";
import type { RemainingWork } from "./remaining-work";
import styles from "./task.module.css";

type Row = { id: string; tone: "quiet" | "warn" | "bad"; icon: ReactNode; text: string; why?: string; act?: Act };
type Act = { label: string; run: () => void };

function rowsOf(left: RemainingWork, floor: string, actions: { review: Act; errors: Act }): Row[] {
  const { review, errors, unsaved, waiting, failed } = left;
  const rows: (Row | null)[] = [
    errors
      ? {
          id: "errors",
          tone: "bad",
          icon: <CircleX aria-hidden="true" />,
          text: COPY.errors(errors),
          why: COPY.errorsWhy,
          act: actions.errors,
        }
      : null,
    review && review.left > 0
      ? {
          id: "review",
          tone: "warn",
          icon: <CircleDashed aria-hidden="true" />,
          text: COPY.unreviewed(review.left, review.total, floor),
          act: actions.review,
        }
      : null,
    failed > 0
      ? {
          id: "failed",
          tone: "bad",
          icon: <CircleAlert aria-hidden="true" />,
          text: COPY.failed(failed),
          why: COPY.failedWhy,
        }
      : null,
    waiting > 0
      ? { id: "saving", tone: "warn", icon: <CloudOff aria-hidden="true" />, text: COPY.waiting(waiting) }
      : unsaved > 0
        ? { id: "saving", tone: "quiet", icon: <CloudUpload aria-hidden="true" />, text: COPY.unsaved(unsaved) }
        : null,
  ];
  return rows.filter((row) => row !== null);
}

/** The remaining work of a task, row by row. `floor`: the name of the floor under review. */
export function RemainingWorkList(props: {
  left: RemainingWork;
  floor: string;
  onReview: () => void;
  onErrors: () => void;
}) {
  const { left, floor, onReview, onErrors } = props;
  const rows = rowsOf(left, floor, {
    review: { label: COPY.review, run: onReview },
    errors: { label: COPY.showErrors, run: onErrors },
  });
  if (rows.length === 0) return null;
  return (
    <ul aria-label={COPY.left} className={styles.left}>
      {rows.map(({ id, tone, icon, text, why, act }) => (
        <li key={id} data-tone={tone}>
          {icon}
          <span className={styles.what}>
            {text}
            {why ? <small>{why}</small> : null}
          </span>
          {act ? (
            <Button size="sm" onClick={act.run}>
              {act.label}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
