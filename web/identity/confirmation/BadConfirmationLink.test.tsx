import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { show } from "../../../tests/support/component";
import { inMs } from "../../../server/platform/time/duration.rules";
import { athletePortalFrom, forgetWayBack, keepWayBack } from "../public/way-back";
import { BadConfirmationLink } from "./BadConfirmationLink";

afterEach(forgetWayBack);

test.each([
  ["one goes on at the portal where one signed up", "/federation-auth", null, 0, "/federation-auth"],
  [
    "and from there to where one wanted to go",
    "/auth-athlete",
    "/torneio/1",
    0,
    athletePortalFrom("/torneio/1"),
  ],
  ["a day later at the front page, which has all portals", "/auth-athlete", null, 25, "/"],
])("%s", (_, portal, back, hoursAgo, way) => {
  keepWayBack(portal, back, Date.now() - inMs({ hours: hoursAgo }));
  show(<BadConfirmationLink message="Este link é inválido ou expirou." />);
  expect(screen.getByRole("link", { name: "Ir para o login" })).toHaveAttribute("href", way);
});
