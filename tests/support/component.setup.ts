import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { DialogFrame } from "../../web/ui/DialogFrame";
import { forgetAll } from "../../web/ui/toast-deck";

configure({ asyncUtilTimeout: 10_000 });

// relay-test-utils makes its spies by Jest's name.
Object.assign(globalThis, { jest: vi });

// What this DOM does not know: react-hook-form asks for it, to see whether somebody has chosen already.
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

// A dialog leaves when its animation has ended, and here none would ever end.
const still = document.createElement("style");
still.textContent = "* { animation-name: none !important } [hidden] { display: none !important }";

beforeAll(async () => {
  document.head.append(still);
  // What opens is on screen at once.
  await DialogFrame.preload();
});
afterAll(() => still.remove());

afterEach(() => {
  cleanup();
  forgetAll();
  localStorage.clear();
  sessionStorage.clear();
});
