import { expect, test, vi } from "vitest";
import { watchNotice } from "./TopBar";

const room = () => document.documentElement.style.getPropertyValue("--praia-notice");

test("the notice's visible height is a CSS variable, updated until the watcher is stopped", () => {
  const notice = document.createElement("aside");
  const seen = vi.spyOn(notice, "getBoundingClientRect");
  seen.mockReturnValue(new DOMRect(0, 0, 100, 44));
  const end = watchNotice(notice);
  expect(room()).toBe("44px");
  seen.mockReturnValue(new DOMRect(0, -60, 100, 44));
  dispatchEvent(new Event("scroll"));
  expect(room()).toBe("0px");
  end();
  expect(room()).toBe("");
});
