import { Skeleton } from "../feedback/skeleton";
import page from "./record-page.module.css";

type Props = {
  /** The number of editable fields and their height in pixels. */
  fields: { count: number; height: number };
  /** Widths of the lines at the side. */
  lines: readonly string[];
};

/** The skeleton of a record's page. */
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
