import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { problemsShown, show } from "../../tests/support/component";
import { TabLinks } from "./TabLinks";

const tabs = [
  { to: "?aba=inscricao", label: "Inscrição" },
  { to: "?aba=jogos", label: "Jogos", count: 12 },
];

test("each tab is an address, and only the one that is open is current", async () => {
  const { user, router } = show(<TabLinks label="Partes do torneio" tabs={tabs} />);
  const current = () => screen.getAllByRole("link", { current: "page" }).map((tab) => tab.textContent);
  expect(current()).toEqual(["Inscrição"]);
  await user.click(screen.getByRole("link", { name: "Jogos 12" }));
  expect(router.state.location.search).toBe("?aba=jogos");
  expect(current()).toEqual(["Jogos12"]);
  expect(router.state.historyAction).toBe("REPLACE");
  expect(await problemsShown()).toEqual([]);
});
