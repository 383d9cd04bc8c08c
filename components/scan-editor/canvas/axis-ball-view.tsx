"use client";

import { type Ref, useImperativeHandle, useRef } from "react";
import styles from "./axis-ball.module.css";
import { writeAttribute, writeText } from "./overlay/svg-write";

/** One arm of the ball that shows the direction of the world's axes. */
type BallArm = { axis: "x" | "y" | "z"; isPositive: boolean; x: number; y: number; depth: number };

const REACH = 26;

/** Returns the six arms from back to front, in pixels from the ball's center. */
function ballArms(azimuth: number, elevation: number): BallArm[] {
  const [sa, ca, se, ce] = [Math.sin(azimuth), Math.cos(azimuth), Math.sin(elevation), Math.cos(elevation)];
  const right = { x: ca, y: 0, z: -sa };
  const up = { x: -se * sa, y: ce, z: -se * ca };
  const out = { x: ce * sa, y: se, z: ce * ca };
  const axes = ["x", "y", "z"] as const;
  return axes
    .flatMap((axis) =>
      [1, -1].map((sign) => ({
        axis,
        isPositive: sign > 0,
        x: right[axis] * sign * REACH,
        y: -up[axis] * sign * REACH,
        depth: out[axis] * sign,
      })),
    )
    .sort((a, b) => a.depth - b.depth);
}

export type AxisBallHandle = { turn(azimuth: number, elevation: number): void };

const ARMS = ["0", "1", "2", "3", "4", "5"];
const CENTER = 36;

/** Follows the camera, each frame and without React. */
export function AxisBall({ ref }: { ref: Ref<AxisBallHandle> }) {
  const root = useRef<SVGSVGElement>(null);
  const shown = useRef("");
  useImperativeHandle(ref, () => ({
    turn(azimuth, elevation) {
      const key = `${azimuth} ${elevation}`;
      if (shown.current === key) return;
      shown.current = key;
      ballArms(azimuth, elevation).forEach((arm, index) => {
        const group = root.current?.children[index];
        if (!(group instanceof SVGElement)) return;
        const [x, y] = [CENTER + arm.x, CENTER + arm.y];
        const [line, circle, letter] = group.children;
        writeAttribute(group, "data-axis", arm.axis);
        writeAttribute(group, "data-positive", String(arm.isPositive));
        writeAttribute(line, "d", arm.isPositive ? `M${CENTER} ${CENTER}L${x.toFixed(1)} ${y.toFixed(1)}` : "");
        writeAttribute(circle, "cx", x.toFixed(1));
        writeAttribute(circle, "cy", y.toFixed(1));
        writeAttribute(circle, "r", arm.isPositive ? "8" : "6");
        writeAttribute(letter, "x", x.toFixed(1));
        writeAttribute(letter, "y", (y + 3.5).toFixed(1));
        writeText(letter, arm.isPositive ? arm.axis.toUpperCase() : "");
      });
    },
  }));
  return (
    <svg ref={root} className={styles.ball} viewBox="0 0 72 72" aria-hidden="true" data-over-labels="">
      {ARMS.map((arm) => (
        <g key={arm}>
          <path />
          <circle />
          <text textAnchor="middle" />
        </g>
      ))}
    </svg>
  );
}
