import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useNoticeRoom } from "./use-notice-room";

function Room() {
  useNoticeRoom();
  return null;
}
const room = () => document.documentElement.style.getPropertyValue("--praia-notice");

test("what is as high as the window knows how much of the notice is in sight, and nothing where there is none", () => {
  render(<Room />).unmount();
  expect(room()).toBe("");
  const notice = document.body.appendChild(Object.assign(document.createElement("aside"), { id: "notice" }));
  const seen = vi.spyOn(notice, "getBoundingClientRect");
  seen.mockReturnValue(new DOMRect(0, 0, 100, 44));
  const shown = render(<Room />);
  expect(room()).toBe("44px");
  seen.mockReturnValue(new DOMRect(0, -60, 100, 44));
  dispatchEvent(new Event("scroll"));
  expect(room()).toBe("0px");
  shown.unmount();
  expect(room()).toBe("");
  notice.remove();
});
