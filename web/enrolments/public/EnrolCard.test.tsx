import { screen, within } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import { expect, test } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import { codeArrived } from "../../../tests/support/mock-server";
import type { EnrolCardTestQuery } from "../../__generated__/EnrolCardTestQuery.graphql";
import { EnrolCard } from "./EnrolCard";

const key = "00000000-0000-0000-0000-000000000000";
const category = (name: string, message: string | null) => ({
  id: name,
  name,
  level: "C",
  gender: "FEMALE" as const,
  minAge: null,
  maxAge: null,
  inPairs: true,
  cancelledAt: null,
  entryFee: { feeInCents: 4000, reason: "2ª categoria" },
  seatsLeft: null,
  waitingEntryCount: 0,
  placeMode: "ENTRY_ORDER" as const,
  placesUndecided: false,
  placeRules: [],
  viewerEnrolment: null,
  viewerEligibility: {
    reasons: message === null ? [] : [{ code: "LEVEL" as const, unknown: false, message }],
  },
});

async function open() {
  const shown = showWith<EnrolCardTestQuery>(
    graphql`
      query EnrolCardTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          ...EnrolCard_tournament
        }
      }
    `,
    {
      tournament: {
        id: "tournament",
        key,
        name: "Copa da Barra",
        hostArena: null,
        isChampionship: true,
        registration: { state: "OPEN", problem: null, rules: ["Cada atleta joga no máximo 2 categorias."] },
        viewerInvitations: [],
        categories: [
          category("Feminino C", "Seu nível é B; esta categoria vai até C."),
          category("Feminino B", null),
          category("Feminino A", null),
        ],
      },
    },
    ({ tournament }) => tournament && <EnrolCard tournament={tournament} />,
  );
  await codeArrived();
  return shown;
}

test("categories that do not fit come last, with the reason, and are not chosen by themselves", async () => {
  const { user } = await open();
  const choice = screen.getByLabelText("Categoria");
  expect(
    within(choice)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual(["Feminino B", "Feminino A", "Feminino C: Seu nível é B; esta categoria vai até C"]);
  expect(choice).toHaveValue("Feminino B");
  expect(await problemsShown()).toEqual([]);

  // While it is not known who is here, the way in is there but not seen.
  await user.selectOptions(choice, "Feminino A");
  const back = new URLSearchParams({ aba: "inscricao", categoria: "Feminino A" });
  const wayIn = screen.getByText("Entrar e me inscrever").closest("a");
  const portal = new URL(wayIn?.getAttribute("href") ?? "", "https://praia.example");
  expect(portal.searchParams.get("voltar")).toBe(`/torneio/${key}?${back.toString()}`);
});

test("the price says how it is reckoned, and the limits stand beside it", async () => {
  await open();
  expect(screen.getByText("2ª categoria")).toBeVisible();
  expect(screen.getByText("Cada atleta joga no máximo 2 categorias.")).toBeVisible();
});
