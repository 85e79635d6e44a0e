import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { problemsShown, show } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import { ArenaFilter } from "./FinancialReport";

const arena = (key: string, name: string) => ({
  node: { id: key, key, name, city: "Florianópolis", fullAddress: null },
});

async function open(arenaKey: string | null, arenaName: string | null) {
  const onChange = vi.fn<(arenaKey: string | null) => void>();
  const shown = show(<ArenaFilter arenaKey={arenaKey} arenaName={arenaName} onChange={onChange} />);
  shown.server.willAnswer({
    allArenas: { edges: [arena("dunas", "Arena Dunas"), arena("pontal", "Arena Pontal")] },
  });
  await shown.user.click(screen.getByRole("button", { name: /^Arena/ }));
  await codeArrived();
  return { ...shown, onChange };
}

test("one of the arenas that the search finds is chosen with one press", async () => {
  const { user, onChange } = await open(null, null);
  expect(screen.getByText("Todas")).toBeInTheDocument();
  expect(await problemsShown()).toEqual([]);
  await user.click(await screen.findByRole("button", { name: /^Arena Pontal/ }));
  expect(onChange.mock.calls).toEqual([["pontal"]]);
});

test("all of them are one press away again", async () => {
  const { user, onChange } = await open("dunas", "Arena Dunas");
  expect(screen.getByRole("button", { name: "Arena Arena Dunas", hidden: true })).toBeInTheDocument();
  expect(await screen.findByRole("button", { name: /^Arena Dunas/, pressed: true })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Todas as arenas" }));
  expect(onChange.mock.calls).toEqual([[null]]);
});
