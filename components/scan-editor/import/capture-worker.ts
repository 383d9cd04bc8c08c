/** Runs beside the page: reads capture files and turns them into records without holding up the picture. */
import { type CaptureRequest, readCaptureFiles } from "./read-capture-files";

type WorkerScope = {
  addEventListener(type: "message", listener: (event: MessageEvent<CaptureRequest>) => void): void;
  postMessage(message: unknown): void;
};

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener("message", ({ data }) => {
  readCaptureFiles(data, (progress) => scope.postMessage({ progress })).then(
    (preview) => scope.postMessage({ preview }),
    (error: unknown) => scope.postMessage({ failure: String(error) }),
  );
});
