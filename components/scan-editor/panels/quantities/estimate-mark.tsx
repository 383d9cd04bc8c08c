import type { EstimateCause } from "@/lib/editor/analysis/quantities/figure-list";
import { estimateText } from "@/lib/editor/analysis/quantities/figure-names";
import type { SurveyFigures } from "@/lib/editor/analysis/quantities/survey-figures";
import { QUANTITY_COPY } from "./copy";
import styles from "./quantities.module.css";

/** Marks an estimated figure, with the cause in its title; renders nothing for a measured one. */
export function EstimateMark(props: { estimates: readonly EstimateCause[]; figures: SurveyFigures }) {
  const { estimates, figures } = props;
  const explanation = QUANTITY_COPY.estimatedRooms(estimates, figures);
  if (!explanation) return null;
  return (
    <span className={styles.estimated} title={explanation}>
      {estimateText(estimates)}
    </span>
  );
}
