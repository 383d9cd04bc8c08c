/** Materials of outlines, corners and shades. */
import { ShaderMaterial } from "three";
import { nearer, TINT } from "./shader-parts";
import type { SharedUniforms } from "./shared-uniforms";

const LINE_VERTEX = /* glsl */ `
attribute float weight;
attribute float room;
varying vec4 vColour;
${TINT}
void main() {
  float focus = focusOf(room);
  bool isAway = dot(normal, cameraPosition - position) < 0.0;
  vColour = isAway ? vec4(vec3(0.98), 0.36 * weight * focus) : vec4(vec3(0.07), 0.5 * weight * focus);
  ${nearer("0.9975")}
}
`;
const LINE_FRAGMENT = /* glsl */ `
varying vec4 vColour;
void main() { gl_FragColor = vColour; }
`;

/** Dark where the owner's side is seen; a white hairline where it looks away. */
export function createLineMaterial(uniforms: SharedUniforms): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: LINE_VERTEX,
    fragmentShader: LINE_FRAGMENT,
    uniforms,
    transparent: true,
    depthWrite: false,
  });
}

const POINT_VERTEX = /* glsl */ `
attribute float state;
uniform float uPixelRatio;
varying float vState;
void main() {
  vState = state;
  ${nearer("0.99")}
  gl_PointSize = (state > 0.5 ? 9.0 : 6.0) * uPixelRatio;
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
  return new ShaderMaterial({ vertexShader: POINT_VERTEX, fragmentShader: POINT_FRAGMENT, uniforms });
}

const SHADE_VERTEX = /* glsl */ `
attribute vec4 shade;
attribute float kind;
varying vec4 vShade;
varying float vKind;
void main() {
  vShade = shade;
  vKind = kind;
  ${nearer("0.9992")}
}
`;
const SHADE_FRAGMENT = /* glsl */ `
varying vec4 vShade;
varying float vKind;
void main() {
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
export function createShadeMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: SHADE_VERTEX,
    fragmentShader: SHADE_FRAGMENT,
    transparent: true,
    depthWrite: false,
  });
}
