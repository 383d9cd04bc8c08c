/** The ground under the home: a fading grid of 1 m with the world's x and z axes. */
import { DoubleSide, Mesh, PlaneGeometry, ShaderMaterial, Vector2 } from "three";
import { PLAN_LAYER } from "./plan-meshes";

const VERTEX = /* glsl */ `
varying vec2 vGroundPosition;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vGroundPosition = world.xz;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;
const FRAGMENT = /* glsl */ `
uniform vec2 uMiddle;
uniform float uReach;
varying vec2 vGroundPosition;
float line(float coordinate, float pitch) {
  float scaled = coordinate / pitch;
  float width = fwidth(scaled);
  return (1.0 - smoothstep(0.0, 1.2 * width, abs(scaled - round(scaled)))) * (1.0 - smoothstep(0.25, 0.6, width));
}
float axis(float coordinate) {
  return 1.0 - smoothstep(0.0, 1.4 * fwidth(coordinate), abs(coordinate));
}
void main() {
  float fade = clamp(1.15 - length(vGroundPosition - uMiddle) / uReach, 0.0, 1.0);
  float minor = max(line(vGroundPosition.x, 1.0), line(vGroundPosition.y, 1.0)) * 0.075;
  float major = max(line(vGroundPosition.x, 5.0), line(vGroundPosition.y, 5.0)) * 0.125;
  float x = axis(vGroundPosition.y) * 0.42;
  float z = axis(vGroundPosition.x) * 0.42;
  vec4 color = vec4(vec3(1.0), max(minor, major));
  if (z > color.a) color = vec4(0.27, 0.44, 0.95, z);
  if (x > color.a) color = vec4(0.93, 0.30, 0.26, x);
  gl_FragColor = vec4(color.rgb, color.a * fade);
}
`;

export type Ground = { mesh: Mesh; place(middle: readonly [number, number], height: number, reach: number): void };

export function createGround(): Ground {
  const uniforms = { uMiddle: { value: new Vector2() }, uReach: { value: 12 } };
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FRAGMENT,
    uniforms,
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
  });
  const mesh = new Mesh(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), material);
  mesh.renderOrder = -1;
  mesh.frustumCulled = false;
  mesh.layers.enable(PLAN_LAYER);
  return {
    mesh,
    place([x, z], height, reach) {
      uniforms.uMiddle.value.set(x, z);
      uniforms.uReach.value = reach;
      mesh.position.set(x, height, z);
      mesh.scale.set(reach * 2.6, 1, reach * 2.6);
    },
  };
}
