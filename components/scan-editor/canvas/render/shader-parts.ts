/** Pieces of shader code that several materials share. Colours are sRGB values as they reach the screen; there is no light pass. */

import { DOUBT_STEP, LAYER_STEP } from "../buffers/triangle-buffer";

/** Dims what is not in the room in focus toward the ground, and lays a warm or cool breath over a grey (0 to 255). */
export const TINT = /* glsl */ `
uniform float uFocus;
uniform float uDim;
float focusOf(float room) {
  return (uFocus < -0.5 || abs(room - uFocus) < 0.5) ? 1.0 : uDim;
}
vec3 tint(float grey, float focus, float warmth) {
  vec3 colour = vec3(grey + warmth, grey + warmth * 0.4, grey - warmth * 0.6);
  return mix(vec3(35.0), colour, focus);
}
`;

/** What one is less sure of comes warmer, while that is asked for. The chips of the picture name the two colours. */
export const DOUBTED = /* glsl */ `
uniform float uDoubt;
vec3 doubted(vec3 colour, float doubt, float focus) {
  if (uDoubt < 0.5 || doubt < 0.5) return colour;
  vec3 warm = doubt > 1.5 ? vec3(232.0, 98.0, 60.0) : vec3(222.0, 186.0, 74.0);
  return mix(colour, warm * (dot(colour, vec3(0.333)) / 190.0), 0.62 * focus);
}
`;

/** Takes apart what triangle-buffer.ts has put into one number. */
export const UNPACKED = /* glsl */ `
vec3 unpacked(float kind) {
  float doubt = floor(kind / ${DOUBT_STEP}.0);
  float rest = kind - doubt * ${DOUBT_STEP}.0;
  float layer = floor(rest / ${LAYER_STEP}.0);
  return vec3(rest - layer * ${LAYER_STEP}.0, layer, doubt);
}
`;

export const HIGHLIGHTED = /* glsl */ `
vec3 highlighted(vec3 colour, float state) {
  if (state > 1.5) return mix(colour, vec3(92.0, 140.0, 255.0), 0.46);
  if (state > 0.5) return mix(colour, vec3(92.0, 140.0, 255.0), 0.16);
  return colour;
}
`;

/**
 * Draws a little nearer to the eye than it is, so that a line on a face is not lost in it; on a plan, before everything. Its
 * place on the screen stays.
 */
export const nearer = (share: string): string => /* glsl */ `
vec4 seen = modelViewMatrix * vec4(position, 1.0);
if (!isOrthographic) seen.xyz *= ${share};
gl_Position = projectionMatrix * seen;
if (isOrthographic) gl_Position.z = -0.999;
`;

/** Which layers are drawn. A piece that is not stands outside of every picture. */
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

/** What lies beyond the section is not drawn; `cutAway` is how far a place lies before it, in metres. */
export const CUT = /* glsl */ `
uniform vec4 uCut;
float cutAway(vec3 place) {
  return uCut.w - dot(uCut.xyz, place);
}
`;

const THING_SIDES = /* glsl */ `
varying vec3 vSide;
varying vec3 vPlace;
varying vec3 vExtent;
varying float vTone;
varying float vDoubt;
varying float vRoom;
varying float vState;
`;

/** Boxes of furniture: hands on what their sides are painted by, and answers where they are drawn. */
export const THING_PLACES = /* glsl */ `
attribute vec3 extent;
attribute float tone;
attribute float room;
attribute float state;
${THING_SIDES}
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

/** Their sides: how far a place lies from the nearest edge, in metres; the axis the side looks along has no say. */
export const THING_EDGES = /* glsl */ `
${THING_SIDES}
float fromEdge() {
  vec3 toEdge = (0.5 - abs(vPlace)) * vExtent + vSide * 1000.0;
  return min(toEdge.x, min(toEdge.y, toEdge.z));
}
`;
