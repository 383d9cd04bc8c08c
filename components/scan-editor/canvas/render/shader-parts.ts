/** Shader code that several materials share. Colors are sRGB values as on the screen; there is no light pass. */

import { DOUBT_STEP, LAYER_STEP } from "../buffers/triangle-buffer";

/** Dims rooms out of focus toward the ground, and adds a warm or cool shade to a gray (0 to 255). */
export const TINT = /* glsl */ `
uniform float uFocus;
uniform float uDim;
float focusOf(float room) {
  return (uFocus < -0.5 || abs(room - uFocus) < 0.5) ? 1.0 : uDim;
}
vec3 tint(float gray, float focus, float warmth) {
  vec3 color = vec3(gray + warmth, gray + warmth * 0.4, gray - warmth * 0.6);
  return mix(vec3(35.0), color, focus);
}
`;

/** Tints uncertain parts while the tint is on. `visibility-chips.module.css` repeats the two colors. */
export const DOUBTED = /* glsl */ `
uniform float uDoubt;
vec3 doubted(vec3 color, float doubt, float focus) {
  if (uDoubt < 0.5 || doubt < 0.5) return color;
  vec3 warm = doubt > 1.5 ? vec3(232.0, 98.0, 60.0) : vec3(222.0, 186.0, 74.0);
  return mix(color, warm * (dot(color, vec3(0.333)) / 190.0), 0.62 * focus);
}
`;

/** Separates the values that triangle-buffer.ts packs into `kind`. */
export const UNPACKED = /* glsl */ `
vec3 unpacked(float kind) {
  float doubt = floor(kind / ${DOUBT_STEP}.0);
  float rest = kind - doubt * ${DOUBT_STEP}.0;
  float layer = floor(rest / ${LAYER_STEP}.0);
  return vec3(rest - layer * ${LAYER_STEP}.0, layer, doubt);
}
`;

export const HIGHLIGHTED = /* glsl */ `
vec3 highlighted(vec3 color, float state) {
  if (state > 1.5) return mix(color, vec3(92.0, 140.0, 255.0), 0.46);
  if (state > 0.5) return mix(color, vec3(92.0, 140.0, 255.0), 0.16);
  return color;
}
`;

/**
 * Returns code that moves a position a little toward the eye, so that a face does not hide the lines on it; on a plan,
 * in front of everything. The position on the screen stays the same.
 */
export const nearer = (share: string): string => /* glsl */ `
vec4 seen = modelViewMatrix * vec4(position, 1.0);
if (!isOrthographic) seen.xyz *= ${share};
gl_Position = projectionMatrix * seen;
if (isOrthographic) gl_Position.z = -0.999;
`;

/** Visibility of layers and rooms. A hidden part is moved outside of every picture. */
export const SHOWN = /* glsl */ `
uniform int uShown;
uniform int uAlone;
const vec4 NOWHERE = vec4(2.0, 2.0, 2.0, 1.0);
bool isIn(int layers, float layer) {
  return ((layers >> int(layer + 0.5)) & 1) == 1;
}
bool isRoomHidden(float room) {
  return room < -1.5;
}
`;

/** `cutAway` is the distance of a point from the section plane in meters, negative beyond the plane. */
export const CUT = /* glsl */ `
uniform vec4 uCut;
float cutAway(vec3 place) {
  return uCut.w - dot(uCut.xyz, place);
}
`;

const OBJECT_SIDES = /* glsl */ `
varying vec3 vSide;
varying vec3 vPlace;
varying vec3 vExtent;
varying float vTone;
varying float vDoubt;
varying float vRoom;
varying float vState;
`;

/** Vertex code of furniture boxes: passes on the values that paint their sides, and returns the position or NOWHERE. */
export const OBJECT_PLACES = /* glsl */ `
attribute vec3 extent;
attribute float tone;
attribute float room;
attribute float state;
${OBJECT_SIDES}
${SHOWN}
vec4 shownAt(vec4 place) {
  vSide = abs(normal);
  vPlace = position;
  vExtent = extent;
  vDoubt = floor(tone / 128.0);
  float rest = tone - vDoubt * 128.0;
  float layer = floor(rest / 4.0);
  vTone = rest - layer * 4.0;
  vRoom = room;
  vState = state;
  return isIn(uShown, layer) && !isRoomHidden(room) ? place : NOWHERE;
}
`;

/** Fragment code of furniture boxes: the distance to the nearest edge of a side, in meters. */
export const OBJECT_EDGES = /* glsl */ `
${OBJECT_SIDES}
float fromEdge() {
  vec3 toEdge = (0.5 - abs(vPlace)) * vExtent + vSide * 1000.0;
  return min(toEdge.x, min(toEdge.y, toEdge.z));
}
`;
