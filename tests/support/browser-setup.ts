/** For suites in jsdom. */
import "@testing-library/jest-dom";
import { prepareParts } from "@/components/ui/lazy-part";

/** Layers are there from the start, so that a test need not wait for their first time. */
beforeAll(prepareParts);
