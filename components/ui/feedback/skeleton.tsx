import styles from "./skeleton.module.css";

export type SkeletonProps = {
  /** Pixels, or any CSS length. */
  width?: number | string;
  height?: number | string;
  radius?: number | string;
};

/** A block in the geometry of what comes. Show it through `SkeletonSwitch`, which keeps the times. */
export function Skeleton({ width = "100%", height = 12, radius }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}
