import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { DialogFrame } from "../../web/ui/lazy-code";
import { forgetAll } from "../../web/ui/toast-deck";
import { accessRenewals, mockFetch } from "./mock-server";

configure({ asyncUtilTimeout: 10_000 });

// relay-test-utils expects the global `jest` for its spies.
Object.assign(globalThis, { jest: vi });

globalThis.fetch = mockFetch;

// Missing in this DOM; react-hook-form reads it to find out whether a value was selected.
Object.defineProperty(HTMLOptionElement.prototype, "defaultSelected", {
  configurable: true, // the same DOM serves all files of a worker
  get(this: HTMLOptionElement) {
    return this.hasAttribute("selected");
  },
  set(this: HTMLOptionElement, selected: boolean) {
    this.toggleAttribute("selected", selected);
  },
});
Object.defineProperty(HTMLSelectElement.prototype, "size", {
  configurable: true,
  get(this: HTMLSelectElement) {
    return Number(this.getAttribute("size") ?? 0);
  },
});

// In this DOM it is null; browsers have it or not.
Object.defineProperty(navigator, "locks", {
  configurable: true,
  value: { request: async (_name: string, work: () => Promise<unknown>) => work() },
});

// A dialog unmounts at the end of its animation, which never fires in this DOM.
const still = document.createElement("style");
still.textContent = "* { animation-name: none !important } [hidden] { display: none !important }";

beforeAll(async () => {
  document.head.append(still);
  // Overlays are visible at once.
  await DialogFrame.preload();
});
afterAll(() => still.remove());

afterEach(() => {
  cleanup();
  forgetAll();
  accessRenewals.mockClear();
  localStorage.clear();
  sessionStorage.clear();
});
