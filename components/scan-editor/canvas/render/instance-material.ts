/** Boxes of furniture: neutral, each side shaded by its direction, with thin dark edges of even width. */
import { DoubleSide, FrontSide, ShaderMaterial } from "three";
import { CUT, DOUBTED, HIGHLIGHTED, OBJECT_EDGES, OBJECT_PLACES, TINT } from "./shader-parts";
import type { SharedUniforms } from "./shared-uniforms";

const VERTEX = /* glsl */ `
varying vec3 vNormal;
varying vec3 vWorld;
#ifdef CAPPED
varying vec3 vEye;
#endif
${OBJECT_PLACES}
void main() {
  vNormal = normalize(mat3(instanceMatrix) * normal);
  vWorld = (instanceMatrix * vec4(position, 1.0)).xyz;
  gl_Position = shownAt(projectionMatrix * modelViewMatrix * vec4(vWorld, 1.0));
  #ifdef CAPPED
  vEye = (inverse(instanceMatrix) * vec4(cameraPosition, 1.0)).xyz;
  #endif
}
`;

const FRAGMENT = /* glsl */ `
uniform vec3 uLight;
varying vec3 vNormal;
varying vec3 vWorld;
${OBJECT_EDGES}
${TINT}
${DOUBTED}
${HIGHLIGHTED}
${CUT}
#ifdef CAPPED
uniform mat4 projectionMatrix;
varying vec3 vEye;
// A cut object looks solid: its visible inner sides are moved onto the section plane, in front of parts inside it.
float depthOnCut() {
  float from = cutAway(cameraPosition);
  if (gl_FrontFacing || isOrthographic || from >= 0.0) return gl_FragCoord.z;
  float share = from / (from - cutAway(vWorld));
  vec3 within = abs(mix(vEye, vPlace, share));
  if (max(within.x, max(within.y, within.z)) > 0.5) return gl_FragCoord.z;
  vec4 seen = projectionMatrix * viewMatrix * vec4(mix(cameraPosition, vWorld, share), 1.0);
  return 0.5 * seen.z / seen.w + 0.5;
}
#endif
void main() {
  if (cutAway(vWorld) < 0.0) discard;
  #ifdef CAPPED
  gl_FragDepth = depthOnCut();
  #endif
  float focus = focusOf(vRoom);
  if (!gl_FrontFacing) {
    // Seen through the cut from inside the object.
    gl_FragColor = vec4(tint(92.0, focus, 3.0) / 255.0, 1.0);
    return;
  }
  vec3 normal = normalize(vNormal);
  float base = vTone < 0.5 ? 196.0 : (vTone < 1.5 ? 168.0 : 62.0);
  float warmth = vTone < 0.5 ? 3.0 : (vTone < 1.5 ? 8.0 : 0.0);
  float facing = normal.y > 0.5 ? 1.06 : (normal.y < -0.5 ? 0.5 : 0.58 + 0.36 * max(0.0, dot(normal, uLight)));
  float foot = abs(normal.y) > 0.5 ? 1.0 : 1.0 - 0.2 * exp(-(vPlace.y + 0.5) * vExtent.y / 0.16);
  vec3 plain = tint(base * facing * foot, focus, warmth);
  vec3 color = highlighted(doubted(plain, vDoubt, focus), vState);
  float away = fromEdge();
  float line = 1.0 - smoothstep(0.0, 1.3 * fwidth(away), away);
  gl_FragColor = vec4(mix(color, vec3(24.0), line * 0.55 * focus) / 255.0, 1.0);
}
`;

/** Draws cut objects as solid; only during a section, because writing the depth prevents early depth tests. */
export function capWhereCut(material: ShaderMaterial, isCut: boolean): void {
  const side = isCut ? DoubleSide : FrontSide;
  if (material.side === side) return;
  material.side = side;
  material.defines = isCut ? { CAPPED: "" } : {};
  material.needsUpdate = true;
}

export function createInstanceMaterial(uniforms: SharedUniforms): ShaderMaterial {
  return new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms });
}
