import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { dialogClosed, problemsShown, showWith } from "../../../tests/support/component";
import type { ArenaSettingsFormTestQuery } from "../../__generated__/ArenaSettingsFormTestQuery.graphql";
import type { saveSettingsMutation } from "../../__generated__/saveSettingsMutation.graphql";
import { ArenaSettingsForm } from "./ArenaSettingsForm";

const shownCard = () =>
  showWith<ArenaSettingsFormTestQuery>(
    graphql`
      query ArenaSettingsFormTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          arena {
            ...ArenaSettingsForm_arena
          }
        }
      }
    `,
    {
      tournament: {
        arena: {
          id: "arena",
          courtCount: 2,
          opensAt: "07:00",
          closesAt: "22:00",
          hourlyRateInCents: 8000,
          dayUseInCents: 3000,
        },
      },
    },
    ({ tournament }) => (tournament?.arena ? <ArenaSettingsForm arena={tournament.arena} /> : null),
  );
const save = () => screen.getByRole("button", { name: /^Salvar/ });

test("an invalid value shows an error at its field, a failed save keeps the text, and a double click saves once", async () => {
  const { user, server, fill } = shownCard();
  const courts = () => screen.getByLabelText("Número de quadras");
  await fill("Número de quadras", "0");
  await user.click(save());
  expect(courts()).toHaveAccessibleDescription("Deve ter pelo menos 1 quadra");
  expect(courts()).toHaveFocus();
  expect(await problemsShown()).toEqual([]);
  expect(server.sent()).toEqual([]);

  await fill("Número de quadras", "4");
  await user.dblClick(save());
  expect(server.sent()).toMatchObject([{ courtCount: 4, opensAt: "07:00", confirmed: false }]);
  await server.fails();
  expect(await screen.findByText("Sem conexão com o servidor")).toBeVisible();
  expect(courts()).toHaveValue(4);
  await user.click(save());
  await server.answers<saveSettingsMutation>({
    updateArenaSettings: { __typename: "UpdateArenaSettingsSuccess" },
  });
  expect(await screen.findByText("Configurações salvas")).toBeVisible();
  expect(await screen.findByText("As configurações da arena foram atualizadas com sucesso.")).toBeVisible();
});

test("closing a court lists its upcoming bookings, and saves only after confirmation", async () => {
  const { user, server, fill } = shownCard();
  const answersAhead = () =>
    server.answers<saveSettingsMutation>({
      updateArenaSettings: {
        __typename: "OccupancyAhead",
        message: "12 horários marcados ficam fora das novas quadras ou horários.",
        count: 12,
        ahead: ["Locação, Quadra 2: 02/01/2099, 09:00–10:00", "Jogo, Quadra 2: 03/01/2099, 09:00–09:40"],
      },
    });
  await fill("Número de quadras", "1");
  await user.click(save());
  expect(server.sent()).toMatchObject([{ courtCount: 1, confirmed: false }]);
  await answersAhead();
  const dialog = await screen.findByRole("alertdialog", { name: "Há horários marcados" });
  expect(dialog).toHaveTextContent("12 horários marcados ficam fora das novas quadras ou horários.");
  expect(dialog).toHaveTextContent("Locação, Quadra 2: 02/01/2099, 09:00–10:00");
  expect(dialog).toHaveTextContent("e mais 10");
  expect(await problemsShown()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Voltar" }));
  await dialogClosed();
  expect(server.sent()).toEqual([]);
  expect(screen.getByLabelText("Número de quadras")).toHaveValue(1);

  await user.click(save());
  await answersAhead();
  await user.click(await screen.findByRole("button", { name: "Salvar mesmo assim" }));
  expect(server.sent()).toMatchObject([{ courtCount: 1, confirmed: true }]);
  await server.answers<saveSettingsMutation>({
    updateArenaSettings: { __typename: "UpdateArenaSettingsSuccess" },
  });
  await dialogClosed();
  expect(await screen.findByText("Configurações salvas")).toBeVisible();
});
