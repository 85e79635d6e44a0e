import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../../tests/support/component";
import { LiveIndicator } from "./LiveIndicator";

test("only what is being played is live", () => {
  show(<LiveIndicator status="live" running />);
  expect(screen.getByText("Ao vivo")).toBeVisible();
});

test("before the first ball and after the last nothing is", () => {
  show(<LiveIndicator status="live" running={false} />);
  expect(screen.queryByText("Ao vivo")).toBeNull();
});
