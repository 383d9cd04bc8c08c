/**
 * Runs in the page, to be compared with the editor: one three.js mesh for each face of some homes, and one merged mesh
 * with its bounding volume hierarchy.
 */
import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  FrontSide,
  Mesh,
  MeshLambertMaterial,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  WebGLRenderer,
} from "three";
import { MeshBVH } from "three-mesh-bvh";

/** Faces that one floor of a home draws, and triangles that the editor draws for each. */
const FACES = 52;
const TRIANGLES = 18;
const PITCH = 16;

const scene = new Scene();
const camera = new PerspectiveCamera(34, 880 / 820, 0.5, 4_000);
const material = new MeshLambertMaterial({ side: DoubleSide });
const raycaster = new Raycaster();
let renderer;
const meshes = [];
let tree;

function quad(x, z, angle, triangles) {
  const [dx, dz] = [Math.cos(angle) * 3, Math.sin(angle) * 3];
  const position = new Float32Array(triangles * 9);
  for (let i = 0; i < triangles; i += 1) {
    const [from, to] = [i / triangles, (i + 1) / triangles];
    position.set([x + dx * from, 0, z + dz * from, x + dx * to, 0, z + dz * to, x + dx * to, 2.6, z + dz * to], i * 9);
  }
  return position;
}

const random = (seed) => {
  const wave = Math.sin(seed * 12.9898) * 43758.5453;
  return wave - Math.floor(wave);
};

function* faces(homes) {
  const perRow = Math.ceil(Math.sqrt(homes));
  for (let home = 0; home < homes; home += 1) {
    for (let face = 0; face < FACES; face += 1) {
      const seed = home * FACES + face;
      const [x, z] = [
        (home % perRow) * PITCH + random(seed) * 12,
        Math.floor(home / perRow) * PITCH + random(seed + 0.5) * 12,
      ];
      yield quad(x, z, random(seed + 0.25) * 7, TRIANGLES);
    }
  }
}

const pointer = (index) => new Vector2(((index * 0.618034) % 1) * 1.6 - 0.8, ((index * 0.754878) % 1) * 1.2 - 0.6);

window.plain = {
  build(homes) {
    const start = performance.now();
    const across = Math.ceil(Math.sqrt(homes)) * PITCH;
    camera.position.set(across / 2, across * 0.9, across * 1.5);
    camera.lookAt(across / 2, 0, across / 2);
    camera.updateMatrixWorld();
    renderer = new WebGLRenderer({ canvas: document.querySelector("canvas") });
    for (const position of faces(homes)) {
      const geometry = new BufferGeometry().setAttribute("position", new BufferAttribute(position, 3));
      geometry.computeVertexNormals();
      const mesh = new Mesh(geometry, material);
      meshes.push(mesh);
      scene.add(mesh);
    }
    renderer.render(scene, camera);
    const ms = performance.now() - start;
    const merged = new Float32Array(meshes.length * TRIANGLES * 9);
    for (const [index, mesh] of meshes.entries())
      merged.set(mesh.geometry.getAttribute("position").array, index * TRIANGLES * 9);
    const geometry = new BufferGeometry().setAttribute("position", new BufferAttribute(merged, 3));
    const treeStart = performance.now();
    tree = new MeshBVH(geometry, { indirect: true });
    return { ms, treeMs: performance.now() - treeStart, draws: renderer.info.render.calls };
  },
  drag(index) {
    const { geometry } = meshes[index % meshes.length];
    const position = geometry.getAttribute("position");
    position.setX(0, position.getX(0) + 0.05);
    position.needsUpdate = true;
    geometry.computeVertexNormals();
    geometry.computeBoundingSphere();
    renderer.render(scene, camera);
  },
  pick(index) {
    raycaster.setFromCamera(pointer(index), camera);
    return raycaster.intersectObjects(scene.children).length;
  },
  pickTree(index) {
    raycaster.setFromCamera(pointer(index), camera);
    return tree.raycastFirst(raycaster.ray, FrontSide) !== null;
  },
  refit() {
    tree.refit();
  },
};
