/** For suites in jsdom. */
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import * as React from "react";
import { prepareParts } from "@/components/ui/lazy-part";

/** As long as a busy machine may take: what is waited for and does not come ends a test anyway. */
configure({ asyncUtilTimeout: 15_000 });

/** jsdom's blobs read themselves by a FileReader alone. */
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

/** Layers are there from the start, so that a test need not wait for their first time. */
beforeAll(prepareParts);

/**
 * React in development takes a stack for each of the first ten thousand elements of every second, to tell in a warning who
 * made one: a tenth of what a screen costs to test. As though that many had been made already; a warning still says which
 * component it is about.
 */
const inside = (React as unknown as Record<string, object>)
  .__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (inside) Object.defineProperty(inside, "recentlyCreatedOwnerStacks", { get: () => 10_000, set: () => undefined });
