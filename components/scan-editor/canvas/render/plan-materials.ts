/** Materials of a plan: dark floors, light walls, muted objects. Colors are sRGB values as they reach the screen. */
import { DoubleSide, ShaderMaterial } from "three";
import { SURFACE_KIND } from "../buffers/triangle-buffer";
import { DOUBTED, HIGHLIGHTED, OBJECT_EDGES, OBJECT_PLACES, SHOWN, TINT, UNPACKED } from "./shader-parts";
import type { SharedUniforms } from "./shared-uniforms";

/** Returns the GLSL condition that tests a fragment's surface kind. */
const isKind = (kind: keyof typeof SURFACE_KIND): string => `abs(vKind - ${SURFACE_KIND[kind]}.0) < 0.5`;

const SURFACE_VERTEX = /* glsl */ `
attribute vec4 shade;
attribute float kind;
attribute float room;
attribute float state;
varying vec4 vShade;
varying float vKind;
varying float vDoubt;
varying float vRoom;
varying float vState;
${SHOWN}
${UNPACKED}
void main() {
  vShade = shade;
  vec3 parts = unpacked(kind);
  vKind = parts.x;
  vDoubt = parts.z;
  vRoom = room;
  vState = state;
  // Walls of two rooms overlap: the highlighted one is drawn on top.
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position.x, position.y + state * 0.01, position.z, 1.0);
  if (!isIn(uShown, parts.y) || isRoomHidden(room)) gl_Position = NOWHERE;
}
`;
const SURFACE_FRAGMENT = /* glsl */ `
varying vec4 vShade;
varying float vKind;
varying float vDoubt;
varying float vRoom;
varying float vState;
${TINT}
${DOUBTED}
${HIGHLIGHTED}
vec3 glazing(float focus) {
  float across = vShade.x;
  bool isPane = abs(across - 0.5) < 0.13 || across < 0.13 || across > 0.87;
  return mix(vec3(30.0), isPane ? vec3(150.0, 182.0, 200.0) : vec3(72.0, 98.0, 114.0), focus);
}
void main() {
  float focus = focusOf(vRoom);
  bool isAlone = uFocus > -0.5 && focus > 0.99;
  vec3 color = isAlone ? vec3(45.0, 53.0, 66.0) : vec3(40.0);
  if (${isKind("cap")}) color = isAlone ? vec3(222.0, 222.0, 218.0) : vec3(176.0, 176.0, 172.0);
  else if (${isKind("window")}) color = glazing(max(focus, 0.8));
  else if (${isKind("door")}) color = mix(vec3(40.0), vec3(178.0), max(focus, 0.7));
  else if (${isKind("damage")}) {
    float share = fract((vShade.x + vShade.z) / 0.09) < 0.4 ? 1.0 : 0.72;
    color = mix(vec3(40.0), vec3(214.0, 150.0, 42.0), share);
  } else if (${isKind("plate")}) color = vec3(205.0);
  if (!(${isKind("damage")})) color = doubted(color, vDoubt, max(focus, 0.7));
  if (vState > 1.5) color = ${isKind("floor")} ? vec3(50.0, 74.0, 122.0) : vec3(92.0, 140.0, 255.0);
  else color = highlighted(color, vState);
  gl_FragColor = vec4(color / 255.0, 1.0);
}
`;

export function createPlanMaterial(uniforms: SharedUniforms): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: SURFACE_VERTEX,
    fragmentShader: SURFACE_FRAGMENT,
    uniforms,
    side: DoubleSide,
  });
}

const OBJECT_VERTEX = /* glsl */ `
${OBJECT_PLACES}
void main() {
  gl_Position = shownAt(projectionMatrix * modelViewMatrix * instanceMatrix * vec4(position, 1.0));
}
`;
const OBJECT_FRAGMENT = /* glsl */ `
${OBJECT_EDGES}
${TINT}
${DOUBTED}
${HIGHLIGHTED}
void main() {
  float focus = focusOf(vRoom);
  float base = vTone < 0.5 ? 66.0 : (vTone < 1.5 ? 58.0 : 34.0);
  float away = fromEdge();
  float line = 1.0 - smoothstep(0.4 * fwidth(away), 1.5 * fwidth(away), away);
  vec3 plain = mix(vec3(40.0), vec3(mix(base, 124.0, line)), max(focus, 0.7));
  vec3 color = doubted(plain, vDoubt, max(focus, 0.7));
  gl_FragColor = vec4(highlighted(color, vState) / 255.0, 1.0);
}
`;

/** Objects as outlines seen from above. */
export function createPlanObjectMaterial(uniforms: SharedUniforms): ShaderMaterial {
  return new ShaderMaterial({ vertexShader: OBJECT_VERTEX, fragmentShader: OBJECT_FRAGMENT, uniforms });
}
