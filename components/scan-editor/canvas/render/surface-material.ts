/** Walls, floors, leaves and glass in neutral grays: brightness by direction, darker toward edges. */
import { ShaderMaterial } from "three";
import { SURFACE_KIND } from "../buffers/triangle-buffer";
import { CUT, DOUBTED, HIGHLIGHTED, SHOWN, TINT, UNPACKED } from "./shader-parts";
import type { SharedUniforms } from "./shared-uniforms";

const is = (kind: keyof typeof SURFACE_KIND): string => `abs(vKind - ${SURFACE_KIND[kind]}.0) < 0.5`;

const VERTEX = /* glsl */ `
attribute vec4 shade;
attribute float kind;
attribute float room;
attribute float state;
varying vec3 vNormal;
varying vec4 vShade;
varying float vKind;
varying float vDoubt;
varying float vRoom;
varying float vState;
varying vec3 vPlace;
${SHOWN}
${UNPACKED}
void main() {
  vNormal = normal;
  vShade = shade;
  vec3 parts = unpacked(kind);
  vKind = parts.x;
  vDoubt = parts.z;
  vRoom = room;
  vState = state;
  vPlace = position;
  gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  if (!isIn(uShown, parts.y) || isRoomHidden(room)) gl_Position = NOWHERE;
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 uLight;
uniform float uXray;
varying vec3 vNormal;
varying vec4 vShade;
varying float vKind;
varying float vDoubt;
varying float vRoom;
varying float vState;
varying vec3 vPlace;
${TINT}
${DOUBTED}
${HIGHLIGHTED}
${CUT}
vec3 wall(float focus, float lit) {
  float soft = (1.0 - 0.24 * exp(-vShade.z / 0.26))
    * (1.0 - 0.20 * exp(-vShade.x / 0.30))
    * (1.0 - 0.20 * exp(-(vShade.y - vShade.x) / 0.30));
  return tint(206.0 * lit * soft, focus, 2.0);
}
vec3 door(float focus, float lit) {
  // A wide door has several leaves next to each other.
  float leaves = vShade.y > 1.3 ? floor(vShade.y / 0.9 + 0.5) : 1.0;
  float u = fract(vShade.x / max(vShade.y, 0.01) * leaves * 0.9999);
  float v = vShade.z / max(vShade.w, 0.01);
  bool panel = u > 0.16 && u < 0.84 && ((v > 0.10 && v < 0.46) || (v > 0.54 && v < 0.92));
  bool field = u > 0.20 && u < 0.80 && ((v > 0.115 && v < 0.445) || (v > 0.555 && v < 0.905));
  float gray = panel ? (field ? 146.0 : 118.0) : 156.0;
  return tint(gray * (0.55 + 0.5 * lit), focus, 8.0);
}
vec3 glazing(float focus) {
  const float frame = 0.055;
  float middle = abs(vShade.x - vShade.y * 0.5);
  bool framed = vShade.x < frame || vShade.x > vShade.y - frame || vShade.z < frame || vShade.z > vShade.w - frame
    || middle < frame * 0.6;
  if (framed) return tint(226.0, focus, 0.0);
  float gleam = mod(vShade.x * 0.8 + vShade.z, 0.9) < 0.26 ? 84.0 : 70.0;
  return tint(gleam, focus, 0.0) + vec3(0.0, 9.0, 18.0) * focus;
}
// Damage carries its place on its host, not along a wall, so a wall's darker ends and foot do not apply.
vec3 damage(vec3 ground) {
  float share = fract((vShade.x + vShade.z) / 0.09) < 0.34 ? 0.62 : 0.30;
  return mix(ground, vec3(214.0, 150.0, 42.0), share);
}
void main() {
  float before = cutAway(vPlace);
  if (before < 0.0) discard;
  bool isSolid = ${is("floor")} || ${is("slab")} || ${is("ledge")} || ${is("damage")} || ${is("plate")};
  #ifdef GLASS
  if (isSolid) discard;
  #else
  if (uXray > 0.5 && !isSolid) discard;
  #endif
  // A wall that faces away is a hairline, without its top and jambs.
  if ((${is("cap")} || ${is("jamb")}) && dot(vShade.xyz, cameraPosition) < vShade.w) discard;
  float focus = focusOf(vRoom);
  vec3 normal = normalize(vNormal);
  float lit = 0.70 + 0.30 * max(0.0, dot(normal, uLight));
  vec3 color = tint(206.0 * lit, focus, 2.0);
  if (${is("wall")}) color = wall(focus, lit);
  else if (${is("floor")}) color = tint(150.0, focus, 7.0);
  else if (${is("ceiling")}) color = tint(170.0, focus, 0.0);
  else if (${is("cap")}) color = tint(232.0, max(focus, 0.62), 0.0);
  else if (${is("jamb")}) color = tint(176.0 * (0.62 + 0.35 * normal.y + 0.3 * max(0.0, dot(normal, uLight))), focus, 0.0);
  else if (${is("door")}) color = door(focus, lit);
  else if (${is("window")}) color = glazing(focus);
  else if (${is("slab")}) color = vec3(52.0 + 18.0 * max(0.0, dot(normal, uLight)));
  else if (${is("ledge")}) color = vec3(88.0);
  else if (${is("damage")}) color = damage(tint(206.0 * lit, focus, 2.0));
  else if (${is("plate")}) color = tint(222.0 * lit, focus, 0.0);
  // A section has a bright edge of even width.
  bool isUpright = ${is("wall")} || ${is("door")} || ${is("window")} || ${is("jamb")};
  if (isUpright && dot(uCut.xyz, uCut.xyz) > 0.5 && before < 2.2 * fwidth(before)) color = vec3(244.0);
  bool isBody = !(${is("slab")}) && !(${is("ledge")}) && !(${is("damage")});
  if (isBody) color = doubted(color, vDoubt, focus);
  if (isBody) color = highlighted(color, vState);
  #ifdef GLASS
  float share = vState > 0.5 ? 0.42 : (${is("wall")} || ${is("ceiling")} ? 0.14 : 0.30);
  gl_FragColor = vec4(color / 255.0, share * (0.4 + 0.6 * focus));
  #else
  gl_FragColor = vec4(color / 255.0, 1.0);
  #endif
}
`;

export function createSurfaceMaterial(uniforms: SharedUniforms): ShaderMaterial {
  return new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms });
}

/** Draws walls, leaves and ceilings under X-ray as a thin veil over the parts behind them. */
export function createGlassMaterial(uniforms: SharedUniforms): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms,
    defines: { GLASS: "" },
    transparent: true,
    depthWrite: false,
  });
}
