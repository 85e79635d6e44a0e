import "@testing-library/jest-dom/vitest";
import { cleanup } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, vi } from "vitest";
import { toaster } from "../../web/ui/toaster";

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

beforeAll(() => document.head.append(still));
afterAll(() => still.remove());

afterEach(() => {
  cleanup();
  toaster.remove();
  localStorage.clear();
  sessionStorage.clear();
});
