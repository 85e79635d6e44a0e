import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { problemsShown, show } from "../../tests/support/component";
import { sessionOf } from "../../tests/support/session";
import { PausedBanner } from "./PausedBanner";

const suspended = sessionOf(["ARENA_MANAGER", "FEDERATION_MANAGER"], {
  pausedPlaces: [
    { kind: "ARENA", name: "Arena Pontal", state: "SUSPENDED", reason: "Mensalidade em aberto" },
    { kind: "FEDERATION", name: "FLBT", state: "WAITING", reason: null },
  ],
});

test("a suspended arena's people read that it is, why, and whom to ask", async () => {
  show(<PausedBanner session={suspended} place={{ area: "arena", key: "pontal", name: "Arena Pontal" }} />);
  expect(screen.getByText("A Arena Pontal está suspensa.")).toBeVisible();
  expect(screen.getByText(/Motivo: Mensalidade em aberto/)).toBeInTheDocument();
  expect(document.querySelector("a")).toHaveAttribute("href", "/contato");
  expect(screen.queryByText("Sua federação aguarda ativação.")).toBeNull();
  expect(await problemsShown()).toEqual([]);
});

test("a federation that waits reads so, and nothing of the arena", () => {
  show(<PausedBanner session={suspended} place={{ area: "federation", key: "flbt", name: "FLBT" }} />);
  expect(screen.getByText("Sua federação aguarda ativação.")).toBeVisible();
  expect(screen.queryByText(/suspensa/)).toBeNull();
});

test.each([
  { area: "athlete", key: null, name: "Ana" },
  { area: "arena", key: "dunas", name: "Arena Dunas" },
] as const)("nothing stands where nothing is paused: $name", (place) => {
  show(<PausedBanner session={suspended} place={place} />);
  expect(screen.queryByText(/suspensa|ativação/)).toBeNull();
});
