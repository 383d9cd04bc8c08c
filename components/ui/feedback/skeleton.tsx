import styles from "./skeleton.module.css";

export type SkeletonProps = {
  /** Pixels, or any CSS length. */
  width?: number | string;
  height?: number | string;
  radius?: number | string;
};

/**
 * A placeholder block in the size of the content to come. Show it through `SkeletonSwitch`, which applies the delays.
 */
export function Skeleton({ width = "100%", height = 12, radius }: SkeletonProps) {
  return <span className={styles.skeleton} style={{ width, height, borderRadius: radius }} aria-hidden="true" />;
}
