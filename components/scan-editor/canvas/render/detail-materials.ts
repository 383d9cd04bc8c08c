/** Materials of outlines, corners and shades. */
import { ShaderMaterial } from "three";
import { layersOfKind } from "@/lib/editor/tools/layers/layer-list";
import { LOOSE } from "../buffers/shape-layers";
import { CUT, nearer, SHOWN, TINT, UNPACKED } from "./shader-parts";
import type { SharedUniforms } from "./shared-uniforms";

const LINE_VERTEX = /* glsl */ `
attribute float weight;
attribute float room;
varying vec4 vColour;
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
  vColour = vec4(vec3(COLOUR), STRENGTH * strength * focus);
  ${nearer("0.9975")}
  bool isSeen = isIn(uShown, layer) && (isIn(uAlone, layer) || isIn(uShown, owner));
  if (!isSeen || isAway != IS_AWAY || isRoomHidden(room)) gl_Position = NOWHERE;
}
`;
const LINE_FRAGMENT = /* glsl */ `
varying vec4 vColour;
varying vec3 vPlace;
uniform float uXray;
${CUT}
void main() {
  if (cutAway(vPlace) < 0.0) discard;
  // On the ground that shines through glass a dark line is lost.
  gl_FragColor = uXray > 0.5 ? vec4(vec3(0.98), min(0.6, vColour.a * 1.1)) : vColour;
}
`;

/**
 * Dark where the owner's side is seen; a white hairline where it looks away. Neighbours share their edges, and the two
 * colours blend to another picture in another order: each has a pass of its own, so that no order of the slots shows.
 */
export function createLineMaterial(uniforms: SharedUniforms, side: "seen" | "away"): ShaderMaterial {
  return new ShaderMaterial({
    defines:
      side === "away"
        ? { IS_AWAY: "true", COLOUR: "0.98", STRENGTH: "0.36" }
        : { IS_AWAY: "false", COLOUR: "0.07", STRENGTH: "0.5" },
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
  bool isSeen = isIn(uShown, CORNERS) && labels != 0 && (isIn(uAlone, CORNERS) || (labels & (uShown | LOOSE)) != 0);
  // A plan shows all of its floor, whatever the section cuts from the 3D picture.
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

/** Corners: small white squares; the one pointed at grows. */
export function createPointMaterial(uniforms: SharedUniforms): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: POINT_VERTEX,
    fragmentShader: POINT_FRAGMENT,
    uniforms,
    defines: { CORNERS: `${layersOfKind("vertex")[0]?.number}.0`, LOOSE },
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

/** The soft shade at the foot of walls and under things (see write-shadow.ts). */
export function createShadeMaterial(uniforms: SharedUniforms): ShaderMaterial {
  return new ShaderMaterial({
    uniforms,
    vertexShader: SHADE_VERTEX,
    fragmentShader: SHADE_FRAGMENT,
    transparent: true,
    depthWrite: false,
  });
}
