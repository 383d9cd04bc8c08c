import { Skeleton } from "../feedback/skeleton";
import page from "./record-page.module.css";

type Props = {
  /** So many fields that are worked on, so many pixels high. */
  fields: { count: number; height: number };
  /** Widths of the lines beside it. */
  lines: readonly string[];
};

/** The page of one record in grey. */
export function RecordSkeleton({ fields, lines }: Props) {
  return (
    <div className={page.screen} aria-hidden="true">
      <div className={page.headSkeleton}>
        <Skeleton width={140} height={12} />
        <Skeleton width={260} height={20} />
      </div>
      <div className={page.columns}>
        <div className={page.main}>
          <div className={page.section}>
            <Skeleton width={96} height={16} />
            {Array.from({ length: fields.count }, (_, index) => `field ${index}`).map((key) => (
              <Skeleton key={key} height={fields.height} />
            ))}
          </div>
        </div>
        <div className={page.side}>
          <div className={page.section}>
            {lines.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
