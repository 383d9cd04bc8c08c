import { screen, waitFor } from "@testing-library/react";
import { installClaim, insured, PROCESSED_ROOMS, project, showClaim, survey } from "@/tests/support/claim-world";
import { littleRoom } from "@/tests/support/little-room";

const inReview = () => insured([project("prj-1", { status: "in review", surveys: [survey("srv-1")] })]);

/** The little room; `change` breaks it. */
function withGeometry(change: (records: ReturnType<typeof littleRoom>) => void) {
  const records = littleRoom();
  change(records);
  installClaim({
    "insured.get": inReview,
    "region.listByProject": () => PROCESSED_ROOMS,
    "vertex.list": () => records.vertex,
    "edge.list": () => records.edge,
    "face.list": () => records.face,
    "objectPlanar.list": () => records.objectPlanar,
    "object3D.list": () => records.object3D,
  });
}

const markReviewed = () => screen.findByRole("button", { name: /Mark reviewed/ });

test("an error in the geometry keeps it from being marked reviewed, and leads to the editor", async () => {
  withGeometry(({ face }) => Object.assign(face[0]!, { loops: [["b", "a", "c", "d"]] }));
  showClaim();
  const reason = await screen.findByRole("link", { name: /The geometry has an error/ });
  expect(reason).toHaveAttribute("href", expect.stringContaining("/scan-viewer?datasetKey=ds-srv-1"));
  expect(await markReviewed()).toHaveAttribute("aria-disabled", "true");
});

test("a warning does not: a room without its ceiling", async () => {
  withGeometry(({ face }) => void face.pop());
  showClaim();
  expect(await screen.findByText("The geometry has no errors")).toBeInTheDocument();
  await waitFor(async () => expect(await markReviewed()).not.toHaveAttribute("aria-disabled", "true"));
});

test("what cannot be read keeps nobody from it", async () => {
  withGeometry(() => {});
  installClaim({
    "insured.get": inReview,
    "region.listByProject": () => PROCESSED_ROOMS,
    "face.list": () => {
      throw new Error("The backend is away.");
    },
  });
  showClaim();
  await waitFor(async () => expect(await markReviewed()).not.toHaveAttribute("aria-disabled", "true"));
  expect(screen.queryByText(/The geometry has/)).not.toBeInTheDocument();
});
