import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { ArenaProfileFormTestQuery } from "../../__generated__/ArenaProfileFormTestQuery.graphql";
import type { saveSettingsMutation } from "../../__generated__/saveSettingsMutation.graphql";
import { ArenaProfileForm } from "./ArenaProfileForm";

test("an invalid contact shows an error at its field, and only the form's own fields are sent", async () => {
  const { user, server, fill } = showWith<ArenaProfileFormTestQuery>(
    graphql`
      query ArenaProfileFormTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          arena {
            ...ArenaProfileForm_arena
          }
        }
      }
    `,
    {
      tournament: {
        arena: {
          id: "arena",
          name: "Dunas",
          uf: null,
          fullAddress: "Rua das Dunas, 45, Laguna",
          contactPhone: "(48) 3600-0045",
          whatsApp: null,
          email: "dunas@teste.example",
          website: null,
          instagram: null,
          timeZone: "America/Manaus",
        },
      },
    },
    ({ tournament }) => (tournament?.arena ? <ArenaProfileForm arena={tournament.arena} /> : null),
  );
  const save = () => screen.getByRole("button", { name: /^Salvar/ });
  await fill("Site", "dunas");
  await fill("WhatsApp", "48 9999");
  await fill("Instagram", "duas palavras");
  await user.click(save());
  expect(screen.getByLabelText("Site")).toHaveAccessibleDescription("URL inválida");
  expect(screen.getByLabelText("Instagram")).toHaveAccessibleDescription("Perfil do Instagram inválido");
  expect(screen.getByLabelText("WhatsApp")).toHaveAccessibleDescription(/^Telefone incompleto/);
  expect(server.sent()).toEqual([]);

  const zone = screen.getByLabelText("Fuso horário");
  expect(zone).toHaveDisplayValue("Manaus (UTC−4)");
  await user.selectOptions(zone, "Rio Branco (UTC−5)");
  await fill("Nome da arena", "Arena das Dunas");
  await user.selectOptions(screen.getByLabelText("UF"), "SC · Santa Catarina");
  await fill("Site", "dunas.example");
  await fill("WhatsApp", "48 99999-0045");
  await fill("Instagram", "https://instagram.com/arena.dunas/");
  await user.dblClick(save());
  expect(server.sent()).toEqual([
    {
      arenaId: "arena",
      name: "Arena das Dunas",
      uf: "SC",
      fullAddress: "Rua das Dunas, 45, Laguna",
      contactPhone: "(48) 3600-0045",
      whatsApp: "48 99999-0045",
      email: "dunas@teste.example",
      website: "https://dunas.example",
      instagram: "arena.dunas",
      timeZone: "America/Rio_Branco",
      confirmed: false,
    },
  ]);
  await server.answers<saveSettingsMutation>({
    updateArenaSettings: { __typename: "UpdateArenaSettingsSuccess" },
  });
  expect(await screen.findByText("Configurações salvas")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
});
