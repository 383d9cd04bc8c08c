/** Materials of outlines, corners and shadows. */
import { ShaderMaterial } from "three";
import { layersOfKind } from "@/lib/editor/tools/layers/layer-list";
import { NO_FACE_BIT } from "../buffers/shape-layers";
import { CUT, nearer, SHOWN, TINT, UNPACKED } from "./shader-parts";
import type { SharedUniforms } from "./shared-uniforms";

const LINE_VERTEX = /* glsl */ `
attribute float weight;
attribute float room;
varying vec4 vColor;
varying vec3 vPlace;
${TINT}
${SHOWN}
void main() {
  float layer = floor(weight / 64.0);
  float owner = floor((weight - layer * 64.0) / 2.0);
  float strength = weight - layer * 64.0 - owner * 2.0;
  vPlace = position;
  float focus = focusOf(room);
  bool isAway = dot(normal, cameraPosition - position) < 0.0;
  vColor = vec4(vec3(COLOR), STRENGTH * strength * focus);
  ${nearer("0.9975")}
  bool isSeen = isIn(uShown, layer) && (isIn(uAlone, layer) || isIn(uShown, owner));
  if (!isSeen || isAway != IS_AWAY || isRoomHidden(room)) gl_Position = NOWHERE;
}
`;
const LINE_FRAGMENT = /* glsl */ `
varying vec4 vColor;
varying vec3 vPlace;
uniform float uXray;
${CUT}
void main() {
  if (cutAway(vPlace) < 0.0) discard;
  // Dark lines would be lost on the dark ground behind glass.
  gl_FragColor = uXray > 0.5 ? vec4(vec3(0.98), min(0.6, vColor.a * 1.1)) : vColor;
}
`;

/**
 * Draws dark lines if the owner faces the eye, white hairlines if it faces away. Neighbors share edges, and blending
 * both colors depends on their order: each color has its own pass, so that the order of the slots does not matter.
 */
export function createLineMaterial(uniforms: SharedUniforms, side: "seen" | "away"): ShaderMaterial {
  return new ShaderMaterial({
    defines:
      side === "away"
        ? { IS_AWAY: "true", COLOR: "0.98", STRENGTH: "0.36" }
        : { IS_AWAY: "false", COLOR: "0.07", STRENGTH: "0.5" },
    vertexShader: LINE_VERTEX,
    fragmentShader: LINE_FRAGMENT,
    uniforms,
    transparent: true,
    depthWrite: false,
  });
}

const POINT_VERTEX = /* glsl */ `
attribute float state;
attribute float faces;
uniform float uPixelRatio;
varying float vState;
${SHOWN}
${CUT}
void main() {
  vState = state;
  ${nearer("0.99")}
  gl_PointSize = (state > 0.5 ? 9.0 : 6.0) * uPixelRatio;
  int labels = int(faces + 0.5);
  bool isSeen = isIn(uShown, CORNERS) && labels != 0 && (isIn(uAlone, CORNERS) || (labels & (uShown | NO_FACE_BIT)) != 0);
  // A plan shows its whole floor, whatever the section cuts from the 3D picture.
  if (!isSeen || (!isOrthographic && cutAway(position) < 0.0)) gl_Position = NOWHERE;
}
`;
const POINT_FRAGMENT = /* glsl */ `
varying float vState;
void main() {
  vec2 away = abs(gl_PointCoord - 0.5);
  bool isBorder = max(away.x, away.y) > 0.32;
  vec3 border = vState > 0.5 ? vec3(0.36, 0.55, 1.0) : vec3(0.08);
  gl_FragColor = vec4(isBorder ? border : vec3(1.0), 1.0);
}
`;

/** Draws vertices as small white squares, larger if highlighted. */
export function createPointMaterial(uniforms: SharedUniforms): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: POINT_VERTEX,
    fragmentShader: POINT_FRAGMENT,
    uniforms,
    defines: { CORNERS: `${layersOfKind("vertex")[0]?.number}.0`, NO_FACE_BIT },
  });
}

const SHADE_VERTEX = /* glsl */ `
attribute vec4 shade;
attribute float kind;
attribute float room;
varying vec4 vShade;
varying float vKind;
varying vec3 vPlace;
${SHOWN}
${UNPACKED}
void main() {
  vShade = shade;
  vec3 parts = unpacked(kind);
  vKind = parts.x;
  vPlace = position;
  ${nearer("0.9992")}
  if (!isIn(uShown, parts.y) || isRoomHidden(room)) gl_Position = NOWHERE;
}
`;
const SHADE_FRAGMENT = /* glsl */ `
varying vec4 vShade;
varying float vKind;
varying vec3 vPlace;
${CUT}
void main() {
  if (cutAway(vPlace) < 0.0) discard;
  float alpha = 0.30 * vShade.x * vShade.x * vShade.x;
  if (vKind > 0.5) {
    vec2 outside = max(abs(vShade.xy) - vShade.zw, 0.0);
    alpha = 0.46 * exp(-length(outside) / 0.1);
    alpha *= 1.0 - smoothstep(0.18, 0.3, length(outside));
  }
  gl_FragColor = vec4(vec3(0.03), alpha);
}
`;

/** Draws the soft shadows at the foot of walls and under objects (see write-shadow.ts). */
export function createShadeMaterial(uniforms: SharedUniforms): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    vertexShader: SHADE_VERTEX,
    fragmentShader: SHADE_FRAGMENT,
    transparent: true,
    depthWrite: false,
  });
}
