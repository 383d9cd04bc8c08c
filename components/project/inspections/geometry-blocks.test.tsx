import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { browserQueue } from "@/lib/client/queue/browser-queue";
import { type Answers, Failure } from "@/tests/support/browser-backend";
import {
  installClaim,
  insured,
  PROCESSED_ROOMS,
  project,
  showClaim,
  startQueue,
  survey,
} from "@/tests/support/claim-world";
import { littleRoom } from "@/tests/support/little-room";

const inReview = () => insured([project("prj-1", { status: "in review", surveys: [survey("srv-1")] })]);

/** Installs a small room whose records `change` alters, and returns its answers. */
function withGeometry(change: (records: ReturnType<typeof littleRoom>) => void): Answers {
  const records = littleRoom();
  change(records);
  const answers: Answers = {
    "insured.get": inReview,
    "region.listByProject": () => PROCESSED_ROOMS,
    "vertex.list": () => records.vertex,
    "edge.list": () => records.edge,
    "face.list": () => records.face,
    "objectPlanar.list": () => records.objectPlanar,
    "object3D.list": () => records.object3D,
  };
  installClaim(answers);
  return answers;
}

const markReviewed = () => screen.findByRole("button", { name: /Mark reviewed/ });

test("an error in the geometry blocks the review and links to the editor", async () => {
  withGeometry(({ face }) => Object.assign(face[0]!, { loops: [["b", "a", "c", "d"]] }));
  showClaim();
  const reason = await screen.findByRole("link", { name: /Geometry: 1 error/ });
  expect(reason).toHaveAttribute("href", expect.stringMatching(/\/scan-viewer\?datasetKey=ds-srv-1&.*&checks=true$/));
  expect(await markReviewed()).toHaveAttribute("aria-disabled", "true");
});

test("a warning, such as a missing ceiling, does not block the review", async () => {
  withGeometry(({ face }) => void face.pop());
  showClaim();
  expect(await screen.findByText("Geometry: no errors")).toBeInTheDocument();
  await waitFor(async () => expect(await markReviewed()).not.toHaveAttribute("aria-disabled", "true"));
});

test("geometry that failed to load blocks the review, says so, and can be read again", async () => {
  let isDown = true;
  const answers = withGeometry(() => {});
  installClaim({
    ...answers,
    "face.list": () => {
      if (isDown) throw new Failure(502, "");
      return littleRoom().face;
    },
  });
  showClaim();
  expect(await screen.findByText("Geometry couldn't be checked")).toBeInTheDocument();
  expect(await markReviewed()).toHaveAttribute("aria-disabled", "true");
  isDown = false;
  await userEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Geometry: no errors")).toBeInTheDocument();
  expect(await markReviewed()).not.toHaveAttribute("aria-disabled", "true");
});

test("geometry that the backend hides from this role does not block the review", async () => {
  const answers = withGeometry(() => {});
  installClaim({
    ...answers,
    "face.list": () => {
      throw new Failure(403, "Not yours.");
    },
  });
  showClaim();
  await waitFor(async () => expect(await markReviewed()).not.toHaveAttribute("aria-disabled", "true"));
  expect(screen.queryByText(/Geometry/)).not.toBeInTheDocument();
});

test("reads the geometry again on return to the page, and waits for unsent edits of this browser", async () => {
  let isDown = false;
  const answers = withGeometry(() => {});
  const [corner] = littleRoom().vertex;
  let faces = littleRoom().face;
  installClaim({
    ...answers,
    "face.list": () => faces,
    "vertex.updateBatch": () => {
      if (isDown) throw new Failure(503, "Nobody is there.");
      return [corner];
    },
  });
  await startQueue();
  showClaim();
  expect(await screen.findByText("Geometry: no errors")).toBeInTheDocument();
  isDown = true;
  const calls = [{ name: "vertex.updateBatch" as const, params: { vertices: [{ ...corner!, surveyKey: "srv-1" }] } }];
  await act(() => browserQueue().enqueue({ id: "edit", owner: "scan-editor srv-1", label: "Move corner", calls }));
  await waitFor(() => expect(screen.queryByText("Geometry: no errors")).not.toBeInTheDocument());
  expect(await markReviewed()).toHaveAttribute("aria-disabled", "true");
  const [floor, ...others] = faces;
  faces = [{ ...floor!, loops: [["b", "a", "c", "d"]] }, ...others];
  isDown = false;
  act(() => browserQueue().sendNow());
  expect(await screen.findByText("Geometry: 1 error")).toBeInTheDocument();
  faces = littleRoom().face;
  act(() => void window.dispatchEvent(new Event("focus")));
  expect(await screen.findByText("Geometry: no errors")).toBeInTheDocument();
});
