/** Setup of suites in jsdom. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import * as React from "react";
import { prepareParts } from "@/components/ui/lazy-part";

/** Long enough for a busy machine; a condition that is never met fails the test anyway. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom's blobs can be read only by a FileReader. */
if (!Blob.prototype.arrayBuffer) {
  Blob.prototype.arrayBuffer = function (this: Blob) {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as ArrayBuffer);
      reader.onerror = () => reject(reader.error);
      reader.readAsArrayBuffer(this);
    });
  };
}

/** Layers are loaded from the start, so that a test need not wait for their first use. */
beforeAll(prepareParts);

/**
 * React in development records a stack for each of the first ten thousand elements of every second, for warnings: a
 * tenth of a screen's test time. This pretends that the limit is reached; a warning still names its component.
 */
const internals = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals)
  Object.defineProperty(internals, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => undefined });
