import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../tests/support/component";
import type { QuickAccessTestQuery } from "../__generated__/QuickAccessTestQuery.graphql";
import { QuickAccess } from "./AthleteProfilePage";

const open = (viewerIsAthlete: boolean) =>
  showWith<QuickAccessTestQuery>(
    graphql`
      query QuickAccessTestQuery @relay_test_operation @raw_response_type {
        athlete(key: "00000000-0000-0000-0000-000000000000") {
          ...AthleteProfilePage_quickAccessAthlete
        }
      }
    `,
    { athlete: { id: "ana", key: "00000000-0000-0000-0000-000000000000", viewerIsAthlete } },
    ({ athlete }) => athlete && <QuickAccess athlete={athlete} />,
  );

test("one's own things are four dialogs away, each asked for when it opens", async () => {
  const { user, server } = open(true);
  const card = screen.getByRole("region", { name: "Acesso Rápido" });
  const buttons = within(card).getAllByRole("button");
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    "Calendário",
    "Torneios",
    "Rankings",
    "Financeiro",
  ]);
  expect(await problemsShown()).toEqual([]);
  const titles = ["Calendário", "Meus Torneios", "Meus Rankings", "Financeiro"];
  for (const [index, button] of buttons.entries()) {
    const asked = server.sent().length;
    await user.click(button);
    expect(await screen.findByRole("dialog", { name: titles[index] })).toBeVisible();
    expect(server.sent()).toHaveLength(asked + 1);
    expect(server.sent().at(-1)).toMatchObject({ key: "00000000-0000-0000-0000-000000000000" });
    await user.keyboard("{Escape}");
    await dialogClosed();
    expect(button).toHaveFocus();
  }
});

test("of anybody else there is nothing to open", () => {
  open(false);
  expect(screen.queryByText("Acesso Rápido")).toBeNull();
});
