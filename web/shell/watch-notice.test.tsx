import { expect, test, vi } from "vitest";
import { watchNotice } from "./watch-notice";

const room = () => document.documentElement.style.getPropertyValue("--praia-notice");

test("what is as high as the window knows how much of the notice is in sight, until nobody watches it", () => {
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
