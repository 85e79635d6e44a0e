import { screen } from "@testing-library/react";
import { graphql } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { expect, test, vi } from "vitest";
import { problemsShown, showWith } from "../../../tests/support/component";
import type { CategoryPlacesQuery } from "../../__generated__/CategoryPlacesQuery.graphql";
import type { CategoryPlacesTestQuery } from "../../__generated__/CategoryPlacesTestQuery.graphql";
import type { useListedMutationsAssignPlacesMutation } from "../../__generated__/useListedMutationsAssignPlacesMutation.graphql";
import type { PlaceMode } from "../../../server/tournaments/categories/place-modes.rules";
import { PlaceTime } from "../../ui/PlaceTime";
import { CategoryPlaces } from "./CategoryPlaces";

const undecided = {
  id: "category",
  name: "Mista C",
  inPairs: true,
  placeMode: "LOTS" as PlaceMode,
  wildCards: 1,
  wildCardsLeft: 1,
  placesUndecided: true,
  placesProblem: null as string | null,
  placesAssignedAt: null as string | null,
  placesAssignedBy: null as string | null,
  placesSeed: null as string | null,
  placeRules: ["As vagas saem por sorteio depois de 12/12/2026."],
  takesEntries: true,
  ranking: null as { id: string } | null,
};

function show(more: Partial<typeof undecided> = {}) {
  const onAssigned = vi.fn<() => void>();
  const shown = showWith<CategoryPlacesTestQuery>(
    graphql`
      query CategoryPlacesTestQuery @relay_test_operation @raw_response_type {
        tournament(key: "00000000-0000-0000-0000-000000000000") {
          categories {
            ...CategoryPlaces_category
          }
        }
      }
    `,
    { tournament: { id: "tournament", categories: [{ ...undecided, ...more }] } },
    ({ tournament }) =>
      tournament?.categories[0] ? (
        <PlaceTime timeZone="America/Sao_Paulo">
          <CategoryPlaces category={tournament.categories[0]} named={false} onAssigned={onAssigned} />
        </PlaceTime>
      ) : null,
  );
  return { ...shown, onAssigned };
}
const button = (name: string) => screen.getByRole("button", { name });

test("before enrolment ends it says why places cannot be given yet", () => {
  show({ placesProblem: "As vagas são definidas depois do fim das inscrições, em 12/12/2026." });
  expect(screen.getByText(/depois do fim das inscrições/)).toBeVisible();
  expect(screen.getByText(/1 convite por dar\./)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Definir vagas" })).toBeNull();
});

test("a refusal stays in the dialog, and a double press sends once", async () => {
  const { user, server, onAssigned } = show();
  await user.click(button("Definir vagas"));
  expect(screen.getByRole("alertdialog", { name: "Definir as vagas de Mista C?" })).toBeVisible();
  await user.dblClick(button("Sortear as vagas"));
  expect(server.sent()).toEqual([{ categoryId: "category" }]);
  await server.answers<useListedMutationsAssignPlacesMutation>({
    assignPlaces: { __typename: "RuleViolation", message: "Esta categoria foi cancelada." },
  });
  expect(screen.getByText("Esta categoria foi cancelada.")).toBeVisible();
  expect(await problemsShown()).toEqual([]);
  expect(onAssigned).not.toHaveBeenCalled();
});

test.each([
  [{ id: "ranking" }, "Definir pelo ranking", /^Os pontos do ranking põem/],
  [null, "Definir por ordem de inscrição", /^As inscrições que esperam ficam na ordem em que foram feitas/],
])("it says by what places will go, with the ranking %o", async (ranking, label, order) => {
  const { user } = show({ placeMode: "RANKING", ranking });
  await user.click(button("Definir vagas"));
  expect(button(label)).toBeVisible();
  expect(screen.getByText(order)).toBeVisible();
});

test("places that were given in the order of enrolment stay on the page", () => {
  show({
    placeMode: "ENTRY_ORDER",
    wildCards: 0,
    placesUndecided: false,
    placesAssignedAt: "2026-12-13T12:00:00Z",
  });
  expect(screen.getByText(/^Definidas por ordem de inscrição em 13\/12\/2026/)).toBeVisible();
  expect(button("Ver a ordem")).toBeVisible();
});

test("a refusal is gone when the dialog opens again", async () => {
  const { user, server } = show();
  await user.click(button("Definir vagas"));
  await user.click(button("Sortear as vagas"));
  await server.answers<useListedMutationsAssignPlacesMutation>({
    assignPlaces: { __typename: "RuleViolation", message: "Esta categoria foi cancelada." },
  });
  await user.click(button("Cancelar"));
  await vi.waitFor(() => expect(button("Definir vagas")).toHaveFocus());
  await user.click(button("Definir vagas"));
  expect(screen.queryByText("Esta categoria foi cancelada.")).toBeNull();
});

test("once places are given, their order has the focus", async () => {
  const { user, server } = show();
  await user.click(button("Definir vagas"));
  await user.click(button("Sortear as vagas"));
  const given = { ...undecided, placesUndecided: false, placesAssignedAt: "2026-12-13T12:00:00Z" };
  await server.answers<OperationType>({
    assignPlaces: {
      __typename: "AssignPlacesSuccess",
      tournament: { id: "tournament", categories: [given] },
    },
  });
  await vi.waitFor(() => expect(button("Ver a ordem")).toHaveFocus());
});

test("afterwards it says when, by whom and with which seed, and lists the order", async () => {
  const { user, server } = show({
    placesUndecided: false,
    placesAssignedAt: "2026-12-13T12:00:00Z",
    placesAssignedBy: "Gestora",
    placesSeed: "abc",
    placeRules: ["As vagas foram definidas por sorteio em 13/12/2026."],
  });
  expect(
    screen.getByText("Definidas por sorteio em 13/12/2026 às 09:00 por Gestora · semente abc"),
  ).toBeVisible();
  await user.click(button("Ver a ordem"));
  const one = (id: string, placeOrder: number, status: "ENROLLED" | "WAITLISTED") => ({
    id,
    status,
    placeOrder,
    placePoints: null,
    athlete: { id: `of ${id}`, displayName: id },
  });
  const node = {
    __typename: "TournamentCategory",
    id: "category",
    placesOrder: [one("Ana", 1, "ENROLLED"), one("Bia", 1, "ENROLLED"), one("Caio", 2, "WAITLISTED")],
  };
  await server.answers<CategoryPlacesQuery>({ node });
  const lines = (await screen.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(lines).toEqual(["1ºAna e BiaConfirmada", "2ºCaioLista de espera"]);
});
