"use client";

import { type Ref, useImperativeHandle, useRef } from "react";
import styles from "./axis-ball.module.css";
import { writeAttribute, writeText } from "./overlay/svg-write";

/** One arm of the ball that shows the direction of the world's axes. */
type BallArm = { axis: "x" | "y" | "z"; isPositive: boolean; x: number; y: number; depth: number };

const ARM_LENGTH_PX = 26;

/** Returns the six arms from back to front, in pixels from the ball's center. */
function ballArms(azimuth: number, elevation: number): BallArm[] {
  const [sinA, cosA] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [sinE, cosE] = [Math.sin(elevation), Math.cos(elevation)];
  const right = { x: cosA, y: 0, z: -sinA };
  const up = { x: -sinE * sinA, y: cosE, z: -sinE * cosA };
  const towardEye = { x: cosE * sinA, y: sinE, z: cosE * cosA };
  const axes = ["x", "y", "z"] as const;
  return axes
    .flatMap((axis) =>
      [1, -1].map((sign) => ({
        axis,
        isPositive: sign > 0,
        x: right[axis] * sign * ARM_LENGTH_PX,
        y: -up[axis] * sign * ARM_LENGTH_PX,
        depth: towardEye[axis] * sign,
      })),
    )
    .sort((a, b) => a.depth - b.depth);
}

export type AxisBallHandle = { turn(azimuth: number, elevation: number): void };

const ARMS = ["0", "1", "2", "3", "4", "5"];
const CENTER = 36;

/** Draws the world's axes. `turn` updates the SVG in each frame without a React render. */
export function AxisBall({ ref }: { ref: Ref<AxisBallHandle> }) {
  const root = useRef<SVGSVGElement>(null);
  const drawnAngles = useRef("");
  useImperativeHandle(ref, () => ({
    turn(azimuth, elevation) {
      const angles = `${azimuth} ${elevation}`;
      if (drawnAngles.current === angles) return;
      drawnAngles.current = angles;
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
