/**
 * Loads glTF files by three's own loader, in Node, and prints the results as JSON: `node load-models.mjs one.glb
 * two.glb`.
 */
import { readFileSync } from "node:fs";
import { Box3, Triangle, Vector3 } from "three";
import { GLTFLoader } from "three/addons/loaders/GLTFLoader.js";

const loader = new GLTFLoader();

const extent = ({ min, max }) => [min.toArray(), max.toArray()];

/** Measures a range of a mesh's triangles: area in square meters, extent in the scene's coordinates. */
function measure(mesh, first, count) {
  const { index, attributes } = mesh.geometry;
  const triangle = new Triangle();
  const box = new Box3();
  let area = 0;
  const readCorner = (position, target) =>
    target.fromBufferAttribute(attributes.position, index.getX(position)).applyMatrix4(mesh.matrixWorld);
  for (let triangleIndex = first; triangleIndex < first + count; triangleIndex += 1) {
    readCorner(triangleIndex * 3, triangle.a);
    readCorner(triangleIndex * 3 + 1, triangle.b);
    readCorner(triangleIndex * 3 + 2, triangle.c);
    for (const corner of [triangle.a, triangle.b, triangle.c]) box.expandByPoint(corner);
    area += triangle.getArea();
  }
  return { area, box: extent(box) };
}

async function load(path) {
  const bytes = readFileSync(path);
  const { scene } = await loader.parseAsync(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length), "");
  scene.updateMatrixWorld(true);
  const found = { meshes: [], elements: {}, objects: {}, openings: [], size: extent(new Box3().setFromObject(scene)) };
  scene.traverse((node) => {
    const { key, elements, label, floorNumber } = node.userData;
    if (!node.isMesh) {
      if (key) found.openings.push(key);
      return;
    }
    found.meshes.push({ label, floorNumber: floorNumber ?? node.parent.userData.floorNumber });
    if (key) {
      const middle = node.getWorldPosition(new Vector3()).toArray();
      found.objects[key] = { middle, ...measure(node, 0, node.geometry.index.count / 3) };
    }
    for (const one of elements ?? []) found.elements[one.key] = measure(node, one.first, one.count);
  });
  return found;
}

const all = [];
for (const path of process.argv.slice(2)) all.push(await load(path));
process.stdout.write(JSON.stringify(all));
