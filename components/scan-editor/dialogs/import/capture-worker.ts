/** Worker that reads capture files and converts them to records. */

import { chooseUnits } from "@/lib/editor/core/units/chosen-measures";
import type { ExistingRecords } from "@/lib/editor/formats/import/existing-records";
import type { FromCaptureWorker, ToCaptureWorker } from "./capture-messages";
import { readCaptureFiles } from "./read-capture-files";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<ToCaptureWorker>) => void): void;
  postMessage(message: FromCaptureWorker): void;
};

const scope = globalThis as unknown as WorkerScope;
let onHeld: (held: ExistingRecords) => void = () => {};

scope.addEventListener("message", ({ data }) => {
  if ("held" in data) return onHeld(data.held);
  chooseUnits(data.units);
  readCaptureFiles(data.request, {
    onProgress: (progress) => scope.postMessage({ progress }),
    held: (coming) =>
      new Promise((resolve) => {
        onHeld = resolve;
        scope.postMessage({ coming });
      }),
  }).then(
    (preview) => scope.postMessage({ preview }),
    (error: unknown) => scope.postMessage({ failure: String(error) }),
  );
});
scope.postMessage({ isReady: true });
